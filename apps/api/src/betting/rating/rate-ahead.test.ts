import { TIP_RESULT } from '@tipmark/domain';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aUser } from '../../testing/users.ts';
import { rateAhead, type TipAhead } from './rate-ahead.ts';
import { refreshRatings } from './refresh-ratings.ts';

const DAY = 86_400;
const NOW = 1_795_262_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 120_000);

afterAll(() => api.close());

/** One tip a day: until so many days ago of one value, then of another. */
const tipsOf = (userId: number, [earlier, lately]: readonly [number, number]): TipAhead[] =>
  Array.from({ length: 50 }, (_, index) => {
    const daysAgo = 50 - index;
    return {
      userId,
      createdAt: NOW - daysAgo * DAY,
      settledAt: NOW - daysAgo * DAY + 7_200,
      result: TIP_RESULT.won,
      milliOdds: 2_000,
      stakeMilli: 10_000,
      profitMilli: 10_000,
      clv: daysAgo > 7 ? earlier : lately,
      isRated: true,
      isForgotten: false,
      isDelayed: false,
      language: null,
    };
  });

const ranks = () =>
  api.database.db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .select(['users.url', 'position', 'earlier_position as earlier'])
    .orderBy('position')
    .execute();

test('people have the rank of a week ago before their tips are written, and retain it that day', async () => {
  const [riser, faller, newcomer] = [
    await aUser(api, 'riser'),
    await aUser(api, 'faller'),
    await aUser(api, 'newcomer'),
  ];
  await api.database.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .execute();
  await rateAhead(api.services, [
    ...tipsOf(riser.id, [0.01, 0.4]),
    ...tipsOf(faller.id, [0.03, -0.2]),
    // 33 tips by now, 27 a week ago: too few for a rank
    ...tipsOf(newcomer.id, [0, 0]).slice(17),
  ]);
  const expected = [
    { url: 'riser', position: 1, earlier: 2 },
    { url: 'faller', position: 2, earlier: 1 },
    { url: 'newcomer', position: 3, earlier: null },
  ];
  expect(await ranks()).toEqual(expected);
  await refreshRatings(api.services);
  expect(await ranks()).toEqual(expected);
}, 60_000);
