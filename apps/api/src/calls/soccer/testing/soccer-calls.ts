import type { endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { writeCapperItems } from '../../../discovery/activity/write-feed.ts';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aSubscriber } from './a-subscriber.ts';

type SoccerName = 'pageSoccerFeed' | 'pageSoccerValueTrends' | 'soccerValueTrendsTeaser';

type Call = () => Promise<InjectOptions>;

/** A user who has posted a tip. */
async function tipOfPoster(api: TestApi): Promise<Person> {
  const person = await aPerson(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/soccer/events/tips/106/1',
    headers: person.headers,
    payload: { odd_type: '1x2.1', stake: 1, description: '' },
  });
  if (reply.json().data?.tip === undefined) throw new Error(`No tip was taken: ${reply.body}`);
  return person;
}

/** The most expensive call of these soccer endpoints. */
export function soccerCalls(api: () => TestApi): Readonly<Record<SoccerName, Call>> {
  return {
    async pageSoccerFeed() {
      const { db, clock } = api().services;
      const { headers } = await tipOfPoster(api());
      await writeCapperItems(db, { sinceSeconds: clock() - 3_600, nowSeconds: clock() });
      return { url: '/page-soccer-feed/1/0/0/1', headers };
    },
    soccerValueTrendsTeaser: async () => ({ url: '/soccer/value-trends/teaser' }),
    async pageSoccerValueTrends() {
      const { headers } = await aSubscriber(api());
      // another length of the record than the one cached for the main page
      return { url: '/page-soccer-value-trends/0/24/15/1.50/1/1/1', headers };
    },
  } satisfies Partial<Record<keyof typeof endpoints, Call>>;
}
