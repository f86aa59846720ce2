import type { EndpointName } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aPerson } from '../../account/testing/people.ts';
import type { TestApi } from '../../testing/create-test-api.ts';

type SearchName = Extract<EndpointName, 'tipsSearch' | 'usersSearch'>;

/** The dearest call of every search. @param getApi an api whose match 106 takes tips */
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
      return { method: 'POST', url: '/search-users-tips/parameters/tips', payload: {} };
    },
    usersSearch: () => ({
      method: 'POST',
      url: '/search-users-tips/parameters/users',
      payload: { templateId: 1 },
    }),
  };
}
