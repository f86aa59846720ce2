import { aSubscriber } from '../../../calls/soccer/testing/a-subscriber.ts';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { makeSearchWorld, NOW, type SearchWorld } from './search-world.ts';
import { storeSearchWorld } from './store-search-world.ts';

/** For a machine that is busy. */
export const PATIENCE_MS = 240_000;
export const TIPS = '/search-users-tips/parameters/tips';
export const USERS = '/search-users-tips/parameters/users';

export interface Caller {
  readonly headers: object;
}
export const GUEST: Caller = { headers: {} };

export interface SearchedApi {
  readonly api: TestApi;
  readonly world: SearchWorld;
  readonly user: Person;
  readonly subscriber: Person;
  /** Sends requests as a guest by default. */
  ask(url: string, payload: unknown, who?: Caller): Promise<Answer>;
}

type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

/** An api with the people and tips of the search's world, a user and a subscriber. */
export async function aSearchedApi(): Promise<SearchedApi> {
  const api = await createTestApi({ now: NOW });
  return {
    api,
    world: await storeSearchWorld(api.services.db, makeSearchWorld()),
    user: await aPerson(api, { name: 'Ivan' }),
    subscriber: await aSubscriber(api, { name: 'Maria' }),
    ask: (url, payload, { headers } = GUEST) =>
      api.app.inject({ method: 'POST', url, headers: { ...headers }, payload: payload as object }),
  };
}
