import { aPerson } from '../../people/account/testing/people.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { readStatistics } from './present-profile.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

test('the statistics of a very active capper are computed once for everybody', async () => {
  const { services } = api;
  await aPerson(api);
  const { url } = await services.db.selectFrom('users').select('url').executeTakeFirstOrThrow();
  const user = await findUserByUrl(services.db, url);
  if (user === undefined) throw new Error('no user');
  const request = { nowSeconds: services.clock(), locale: 'ru', tipsPending: 0 } as const;
  const own = await readStatistics(services, user, 499, request);
  expect(services.responses.countOfBuilds).toBe(0);
  for (let count = 0; count < 3; count += 1) {
    expect(await readStatistics(services, user, 500, request)).toEqual(own);
  }
  expect(services.responses.countOfBuilds).toBe(1);
  // another settled tip
  await readStatistics(services, user, 501, request);
  expect(services.responses.countOfBuilds).toBe(2);
});
