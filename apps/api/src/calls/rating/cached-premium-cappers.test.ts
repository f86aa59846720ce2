import { cachedPremiumCappers } from '../../betting/rating/cached-premium-cappers.ts';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { enterStatementScope } from '../../platform/database/statement-count.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aUser } from '../../testing/users.ts';

const NOW = 1_795_262_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

async function aPremiumCapper(url: string, position: number): Promise<number> {
  const { id } = await aUser(api, url);
  const statistics = {
    tips: 120,
    counted: 110,
    won: 60,
    profit_milli: 1,
    stake_milli: 1,
    score: 100,
  };
  const at = new Date(NOW * 1_000);
  const values = {
    ...statistics,
    drawdown: 1,
    mean_milli: null,
    clv: null,
    first_at: at,
    last_at: at,
  };
  await api.services.db
    .insertInto('ratings')
    .values({ user_id: id, position, is_premium_capper: true, ...values })
    .execute();
  return id;
}

/** The cappers shown, and the number of statements. */
async function read() {
  let reading: ReturnType<typeof cachedPremiumCappers> = Promise.resolve([]);
  const countStatements = enterStatementScope(() => {
    reading = cachedPremiumCappers(api.services);
  });
  const urls = (await reading).map(({ url }) => url);
  return { urls, statements: countStatements() };
}

test('the first six premium cappers are cached; one with private statistics is removed at once', async () => {
  const ids = [];
  for (let index = 1; index <= 7; index += 1)
    ids.push(await aPremiumCapper(`capper-${index}`, index));
  const first = await read();
  expect(first.urls).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `capper-${nth}`));
  expect(first.statements).toBe(1);
  expect(await read()).toEqual({ ...first, statements: 0 });
  await api.services.db
    .updateTable('users')
    .set({ is_private: true })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  api.services.bus.publish([RATING_TOPIC]);
  api.setNow(NOW + 2);
  expect((await read()).urls[0]).toBe('capper-2');
});
