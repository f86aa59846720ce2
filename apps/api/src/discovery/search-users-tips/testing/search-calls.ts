import type { EndpointName } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aPerson } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../../templates/testing/template-calls.ts';

type SearchName = Extract<EndpointName, `${'tips' | 'users'}Search${'' | 'Record'}`>;

/** A search of a subscriber with their own template. */
async function byOwnTemplate(
  api: TestApi,
  kind: 'tips' | 'users',
  call: 'parameters' | 'record' = 'parameters',
  params: object = {},
): Promise<InjectOptions> {
  const { headers } = await aSubscriber(api);
  const { json } = await api.app.inject({
    method: 'POST',
    url: TEMPLATE_PATHS[kind][0],
    headers,
    payload: { name: 'Own', params },
  });
  const url = `/search-users-tips/${call}/${kind}`;
  return { method: 'POST', url, headers, payload: { templateId: json().data.id } };
}

/** Criteria about statistics and ranks of the past. */
const OF_PAST = { minTipsCount: 1, maxPositionRating: 100 };

/** The most expensive call of every search. @param getApi an api with match 106 open for tips */
export function searchCalls(
  getApi: () => TestApi,
): Record<SearchName, () => InjectOptions | Promise<InjectOptions>> {
  return {
    tipsSearch: async () => {
      const { headers } = await aPerson(getApi());
      await getApi().app.inject({
        method: 'POST',
        url: '/soccer/events/tips/106/1',
        headers: { ...headers },
        payload: { odd_type: '1x2.1', stake: 1, description: '' },
      });
      return byOwnTemplate(getApi(), 'tips');
    },
    usersSearch: () => byOwnTemplate(getApi(), 'users'),
    tipsSearchRecord: () => byOwnTemplate(getApi(), 'tips', 'record', OF_PAST),
    usersSearchRecord: () => byOwnTemplate(getApi(), 'users', 'record', OF_PAST),
  };
}
