import type { endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../testing/create-test-api.ts';
import { aSubscriber } from './a-subscriber.ts';

type SoccerName = 'pageSoccerValueTrends';

type Call = () => Promise<InjectOptions>;

/** The dearest call of each page of soccer that is for somebody. */
export function soccerCalls(api: () => TestApi): Readonly<Record<SoccerName, Call>> {
  return {
    async pageSoccerValueTrends() {
      const { headers } = await aSubscriber(api());
      // another length of the record than the main page keeps
      return { url: '/page-soccer-value-trends/0/24/15/1.50/1/1/1', headers };
    },
  } satisfies Partial<Record<keyof typeof endpoints, Call>>;
}
