import { SEARCH_PERIOD, TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { type SettledTipDraft, storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import type { TestUser } from '../../testing/users.ts';

const PATIENCE_MS = 120_000;
const DAY = 86_400;
const NOW = POSTED_AT;
const { days7, days30, days365, allTime } = SEARCH_PERIOD;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await someTippableMatches(api, 5);
}, PATIENCE_MS);

beforeEach(() => api.setNow(NOW));
afterAll(() => api.close());

const refresh = () => refreshRatings({ db: api.services.db, clock: () => api.services.clock() });

function settled(matchId: number, daysAgo: number, result: 1 | 3 | 5): SettledTipDraft {
  const settledAt = NOW - daysAgo * DAY;
  return {
    matchId,
    milli: 2_000,
    stake: 5,
    result,
    clv: 0.01,
    createdAt: settledAt - DAY,
    settledAt,
  };
}

async function userOf(url: string): Promise<TestUser> {
  const { id, ledger_id: ledgerId } = await api.services.db
    .selectFrom('users')
    .select(['id', 'ledger_id'])
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  return { id, ledgerId, url };
}

async function countsOf(userId: number): Promise<Record<number, number>> {
  const rows = await api.services.db
    .selectFrom('capper_periods')
    .select(['period', 'counted'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ period, counted }) => [period, counted]));
}

test('tips too old for a period are removed from its statistics, even if nothing is settled', async () => {
  const { url } = await aPerson(api);
  const user = await userOf(url);
  await storeTips(api, user, [
    settled(101, 300, TIP_RESULT.won),
    settled(102, 20, TIP_RESULT.returned),
    settled(103, 5, TIP_RESULT.lost),
  ]);
  await refresh();
  expect(await countsOf(user.id)).toMatchObject({ [days7]: 1, [days30]: 1, [days365]: 2 });
  api.setNow(NOW + 3 * DAY);
  await refresh();
  const later = await countsOf(user.id);
  expect(later).not.toHaveProperty(String(days7));
  expect(later).toMatchObject({ [days30]: 1, [days365]: 2, [allTime]: 2 });
  api.setNow(NOW + 400 * DAY);
  await refresh();
  expect(await countsOf(user.id)).toEqual({ [allTime]: 2 });
});

test('a refresh writes only the periods that have changed', async () => {
  const { url } = await aPerson(api);
  const user = await userOf(url);
  await storeTips(api, user, [settled(101, 300, TIP_RESULT.won), settled(102, 20, TIP_RESULT.won)]);
  await refresh();
  const versions = async () => {
    const { rows } = await sql<{ period: number; version: string }>`
      select period, xmin::text as version from capper_periods where user_id = ${user.id}
    `.execute(api.services.db);
    return new Map(rows.map(({ period, version }) => [period, version]));
  };
  const before = await versions();
  await storeTips(api, user, [settled(103, 200, TIP_RESULT.lost)]);
  await refresh();
  const after = await versions();
  expect(after.get(days30)).toBe(before.get(days30));
  expect(after.get(days365)).not.toBe(before.get(days365));
  expect(await countsOf(user.id)).toMatchObject({ [days30]: 1, [days365]: 3, [allTime]: 3 });
});

test('a reset removes the statistics of all periods, and the capper is not found by the search', async () => {
  const person = await aPerson(api);
  const user = await userOf(person.url);
  await storeTips(api, user, [settled(104, 3, TIP_RESULT.won)]);
  await refresh();
  expect(await countsOf(user.id)).toMatchObject({ [days7]: 1 });
  const reply = await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${person.url}`,
    headers: person.headers,
    payload: { is_reset: true },
  });
  expect(reply.statusCode).toBe(200);
  await refresh();
  expect(await countsOf(user.id)).toEqual({});
  const found = await api.app.inject({
    method: 'POST',
    url: '/search-users-tips/parameters/users',
    payload: {},
  });
  const urls = found.json().data.cappers.map(({ url }: { url: string }) => url);
  expect(urls).not.toContain(person.url);
});
