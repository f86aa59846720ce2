import {
  type ContestSeason,
  contestSeason,
  contestStatistics,
  rankContest,
  type SettledResult,
  TIP_RESULT,
} from '@tipmark/domain';
import { closeContests } from '../../betting/contests/close-contests.ts';
import { type SettledTipDraft, storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

const PATIENCE_MS = 240_000;
const CAPPERS = 24;
const MATCHES = 30;
const DAY = 86_400;
const NOVEMBER = contestSeason(1_202_611) as ContestSeason;
const NOW = NOVEMBER.startsAt + 25 * DAY;
const RESULTS: SettledResult[] = [
  TIP_RESULT.won,
  TIP_RESULT.halfWon,
  TIP_RESULT.returned,
  TIP_RESULT.halfLost,
  TIP_RESULT.lost,
];

let api: TestApi;
let olga: Person;
const cappers: { user: TestUser; drafts: SettledTipDraft[] }[] = [];

/** Any spread will do, as long as it is the same every time. */
function spread(seed: number): number {
  return Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;
}

function draftsOf(capper: number): SettledTipDraft[] {
  const count = 12 + (capper % 4) * 6;
  return Array.from({ length: count }, (_, index) => {
    const chance = spread(capper * 100 + index);
    const createdAt = NOVEMBER.startsAt + Math.floor((index + chance) * 60_000);
    return {
      matchId: 101 + index,
      milli: 1_500 + Math.floor(chance * 3_501),
      stake: 1 + (index % 10),
      result: RESULTS[Math.floor(spread(index * 7 + capper) * 5)] ?? TIP_RESULT.lost,
      clv: chance < 0.5 ? null : chance - 0.7,
      contestSeasonId: NOVEMBER.id,
      createdAt,
      settledAt: createdAt + 7_200,
    };
  });
}

async function idOf({ url }: Person): Promise<TestUser> {
  const row = await api.services.db
    .selectFrom('users')
    .select(['id', 'ledger_id as ledgerId', 'url'])
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  return row;
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await someTippableMatches(api, MATCHES);
  olga = await aPerson(api, { name: 'Olga' });
  for (let index = 0; index < CAPPERS; index += 1) {
    const user = await aUser(api, `capper-${String(index).padStart(3, '0')}`);
    const drafts = draftsOf(index);
    cappers.push({ user, drafts });
    await storeTips(api, user, drafts);
  }
}, PATIENCE_MS);
let minutes = 0;
// A table is cached for half a minute.
beforeEach(() => {
  minutes += 1;
  api.setNow(NOW + minutes * 60);
});
afterAll(() => api.close());

const read = async (url: string, person?: Person) =>
  (await api.app.inject({ url, headers: { 'accept-language': 'en', ...person?.headers } })).json()
    .data;

function expected() {
  const entrants = cappers.map(({ user, drafts }) => ({
    url: user.url,
    ...contestStatistics(
      drafts.map(({ result, milli, createdAt: at }) => ({ result, milliOdds: milli, at })),
    ),
  }));
  return rankContest(entrants);
}

test('the contest table is ranked by the contest rules', async () => {
  const { rows, count, own, contest } = await read('/page-users-rating?contestId=1');
  expect(count).toBe(CAPPERS);
  expect(own).toBeNull();
  expect(contest).toMatchObject({ id: 1, seasonId: NOVEMBER.id, name: 'Tipmark cup' });
  const ranked = expected();
  expect(ranked.some(({ place }) => place === null)).toBe(true);
  expect(rows).toEqual(
    ranked.map(({ url, place, tips, won, counted, scoreMilli, roiPercent }) =>
      expect.objectContaining({
        url,
        position: place,
        label: null,
        countOfTips: tips,
        won,
        lost: counted - won,
        score: Math.round(scoreMilli / 10) / 100,
        profit: scoreMilli / 1_000,
        roiPercent: roiPercent === null ? null : Math.round(roiPercent * 100) / 100,
      }),
    ),
  );
});

test('the table is computed once for all callers', async () => {
  const costs = [];
  await read('/page-users-rating', olga);
  for (const person of [undefined, undefined, olga, olga]) {
    await read('/page-users-rating?contestId=1', person);
    costs.push(api.log.findLast(({ msg }) => msg === 'request')?.['statements']);
  }
  // A non-participant is only searched among the contestants.
  expect(costs).toEqual([1, 0, 1, 1]);
});

test('the rules page has texts, prizes and the first ten, in both languages', async () => {
  const rules = await read('/page-contest-rules/1');
  expect(rules.standings.map(({ url }: { url: string }) => url)).toEqual(
    expected()
      .slice(0, 10)
      .map(({ url }) => url),
  );
  expect(rules.standings[0].prizeDays).toBe(30);
  expect(rules).toMatchObject({
    countOfContestants: CAPPERS,
    seasonId: NOVEMBER.id,
    previousSeasonId: 1_202_610,
    isClosed: false,
    prizes: [
      { from: 1, to: 1, premiumDays: 30 },
      { from: 2, to: 2, premiumDays: 14 },
      { from: 3, to: 3, premiumDays: 7 },
      { from: 4, to: 10, premiumDays: 3 },
    ],
  });
  const texts = JSON.stringify(rules.body);
  expect(texts).toContain('from 1.50 to 5.00');
  expect(texts).not.toContain('{{');
  const { body } = await api.app.inject({
    url: '/page-contest-rules/2',
    headers: { 'accept-language': 'ru' },
  });
  expect(body).toContain('от 200 символов');
});

test.each(['3', '1202613', '1202612', '999'])('contest %s is not found', async (id) => {
  expect((await api.app.inject(`/page-contest-rules/${id}`)).statusCode).toBe(404);
  expect((await api.app.inject(`/page-users-rating?contestId=${id}`)).statusCode).toBe(404);
});

test('the caller’s own row is returned with any rank; tips settled after the close or outside the contest do not count', async () => {
  const me = await idOf(olga);
  const createdAt = NOVEMBER.startsAt + 100;
  const lost = { milli: 2_000, stake: 1, result: TIP_RESULT.lost, clv: null };
  await storeTips(api, me, [
    { matchId: 101, ...lost, contestSeasonId: NOVEMBER.id, createdAt, settledAt: createdAt + 9 },
    // Settled after the season closed.
    {
      matchId: 102,
      ...lost,
      contestSeasonId: NOVEMBER.id,
      createdAt,
      settledAt: NOVEMBER.closesAt + 1,
    },
    // Of no contest.
    { matchId: 103, ...lost, createdAt, settledAt: createdAt + 9 },
  ]);
  const { own, count } = await read('/page-users-rating?contestId=1', olga);
  expect(count).toBe(CAPPERS + 1);
  expect(own).toMatchObject({
    url: olga.url,
    countOfTips: 1,
    score: -1,
    position: null,
    tipsLeft: 19,
  });
  await api.services.db.deleteFrom('tips').where('user_id', '=', me.id).execute();
});

test(
  'private statistics are left out of the table',
  async () => {
    const [first, second] = expected();
    const hide = (isPrivate: boolean) =>
      api.services.db
        .updateTable('users')
        .set({ is_private: isPrivate })
        .where('url', '=', first?.url ?? '')
        .execute();
    await hide(true);
    const { rows } = await read('/page-users-rating?contestId=1');
    expect(rows[0]).toMatchObject({ url: second?.url, position: 1 });
    await hide(false);
  },
  PATIENCE_MS,
);

test(
  'a season is closed once: ranks are final, winners get premium days and a mail',
  async () => {
    const [first, second] = expected();
    const { db } = api.services;
    const winner = 'anna.winner@example.com';
    await db
      .updateTable('users')
      .set({ email: winner, email_folded: winner, email_confirmed_at: new Date(0) })
      .where('url', '=', first?.url ?? '')
      .execute();
    const until = NOVEMBER.closesAt + 10 * DAY;
    await db
      .updateTable('users')
      .set({ subscription_expires_at: new Date(until * 1_000) })
      .where('url', '=', second?.url ?? '')
      .execute();
    api.setNow(NOVEMBER.closesAt - 1);
    expect(await closeContests(api.services)).toEqual([]);
    api.setNow(NOVEMBER.closesAt);
    await Promise.all([closeContests(api.services), closeContests(api.services)]);
    expect(await closeContests(api.services)).toEqual([]);

    const ends = await db
      .selectFrom('users')
      .select(['url', 'subscription_expires_at as at'])
      .where('subscription_expires_at', 'is not', null)
      .execute();
    const endOf = new Map(ends.map(({ url, at }) => [url, (at?.getTime() ?? 0) / 1_000]));
    expect(endOf.get(first?.url ?? '')).toBe(NOVEMBER.closesAt + 30 * DAY);
    expect(endOf.get(second?.url ?? '')).toBe(until + 14 * DAY);
    const winners = expected().filter(({ prizeDays }) => prizeDays > 0);
    expect(endOf.size).toBe(winners.length);

    const mails = await mailsOf(api, winner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/место — 1.*дней премиума — 30/s);
    expect(mails[0]?.text).toContain('contestId=1');

    // A correction after the end changes nothing.
    await db.updateTable('tips').set({ result: TIP_RESULT.lost }).execute();
    const { rows, contest } = await read(`/page-users-rating?contestId=${NOVEMBER.id}`);
    expect(contest.isClosed).toBe(true);
    expect(rows.map(({ url }: { url: string }) => url)).toEqual(expected().map(({ url }) => url));
  },
  PATIENCE_MS,
);

test(
  'private statistics are left out of the table of a closed season, and the ranks stay',
  async () => {
    api.setNow(NOVEMBER.closesAt + 3_600);
    await closeContests(api.services);
    const ranked = expected();
    const hidden = ranked[1]?.url ?? '';
    const table = async () => {
      const { rows, contest } = await read(`/page-users-rating?contestId=${NOVEMBER.id}`);
      expect(contest.isClosed).toBe(true);
      return rows.map(({ url, position }: { url: string; position: number | null }) => [
        url,
        position,
      ]);
    };
    const shown = ranked.map(({ url, place }) => [url, place]);
    expect(await table()).toEqual(shown);
    const { db } = api.services;
    await db.updateTable('users').set({ is_private: true }).where('url', '=', hidden).execute();
    api.setNow(NOVEMBER.closesAt + 3_660);
    expect(await table()).toEqual(shown.filter(([url]) => url !== hidden));
  },
  PATIENCE_MS,
);
