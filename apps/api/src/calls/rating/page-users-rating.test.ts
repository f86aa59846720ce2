import { TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import { RATING_TOPIC, ratingJob } from '../../betting/rating/rating-job.ts';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

const DAY = 86_400;
const NOW = 1_795_262_400;
const MATCHES = 110;
const CAPPERS = 103;

let api: TestApi;
const users: TestUser[] = [];
let olga: Person;

/** The better the capper, the more of its tips won. */
async function store(user: TestUser, tips: number, won: number): Promise<void> {
  await storeTips(
    api,
    user,
    Array.from({ length: tips }, (_, index) => ({
      matchId: 101 + index,
      milli: 2_000,
      stake: 2,
      result: index % 2 === 0 || index < won ? TIP_RESULT.won : TIP_RESULT.lost,
      clv: null,
      createdAt: NOW - 30 * DAY + Math.floor((index * 29 * DAY) / tips),
      settledAt: NOW - 30 * DAY + Math.floor((index * 29 * DAY) / tips) + 7_200,
    })),
  );
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await someTippableMatches(api, MATCHES);
  olga = await aPerson(api, { name: 'Olga' });
  for (let index = 0; index < CAPPERS; index += 1) {
    const user = await aUser(api, `capper-${String(index).padStart(3, '0')}`);
    users.push(user);
    await store(user, index === 0 ? 100 : 30, index === 0 ? 90 : Math.floor(index / 8));
  }
  await api.database.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .execute();
  await refreshRatings(api.services);
}, 240_000);

afterAll(() => api.close());

async function read(query = '', person?: Person) {
  const headers = { ...person?.headers };
  return (await api.app.inject({ url: `/page-users-rating${query}`, headers })).json().data;
}

test(
  'the first hundred are listed in order, with their statistics and labels',
  async () => {
    const { rows, count, own, contests } = await read();
    expect(rows).toHaveLength(100);
    expect(count).toBe(CAPPERS);
    expect(own).toBeNull();
    expect(contests.map(({ seasonId }: { seasonId: number }) => seasonId)).toEqual([
      1_202_611, 2_202_611,
    ]);
    expect(rows.map(({ position }: { position: number }) => position)).toEqual(
      rows.map((_: unknown, index: number) => index + 1),
    );
    expect(rows[0]).toMatchObject({
      label: '5.0',
      url: 'capper-000',
      countOfTips: 100,
      averageOdds: 2,
      isPremiumCapper: true,
    });
    // a hundred stakes of one size
    expect(rows[0].effectiveTips).toBe(100);
    // the start and 24 steps
    expect(rows[0].bank).toHaveLength(25);
    expect([Math.min(...rows[0].bank), Math.max(...rows[0].bank)]).toEqual([0, 28]);
    expect(rows[0].bank[0] < rows[0].bank.at(-1)).toBe(rows[0].profit > 0);
    expect(rows[0].lastResults).toHaveLength(5);
    expect(rows[1].isPremiumCapper).toBe(false);
    expect(rows[8].label).toBeNull();
    const scores = rows.map(({ score }: { score: number }) => score);
    expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
  },
  PATIENCE_MS,
);

test(
  'other periods rank cappers with at least ten settled tips by profit',
  async () => {
    const spans = { 1: 30, 2: 7, 4: 365, 5: 10_000 };
    for (const [period, days] of Object.entries(spans)) {
      const data = await read(`?period=${period}`);
      const stored = await api.database.db
        .selectFrom('tips')
        .innerJoin('users', 'users.id', 'tips.user_id')
        .select(['users.url', 'tips.profit_milli', 'tips.settled_at'])
        .where('tips.settled_at', '>', new Date((NOW - days * DAY) * 1_000))
        .execute();
      const byUrl = Map.groupBy(stored, ({ url }) => url);
      const expected = [...byUrl]
        .filter(([, tips]) => tips.length >= 10)
        .map(([url, tips]) => [url, tips.reduce((sum, tip) => sum + (tip.profit_milli ?? 0), 0)]);
      expect(data.count).toBe(expected.length);
      const profits = new Map(expected as [string, number][]);
      for (const { url, score, countOfTips } of data.rows) {
        expect(score).toBeCloseTo((profits.get(url) ?? Number.NaN) / 10_000, 2);
        expect(countOfTips).toBe(byUrl.get(url)?.length);
      }
      const scores = data.rows.map(({ score }: { score: number }) => score);
      expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
      expect(data).toMatchObject({ period: Number(period), contest: null, own: null });
    }
    expect((await read('?period=3')).rows).toEqual((await read()).rows);
    expect((await read('?period=1', olga)).own).toBeNull();
    const wrong = await api.app.inject({ url: '/page-users-rating?period=6' });
    expect([wrong.statusCode, Object.keys(wrong.json().error.details)]).toEqual([400, ['period']]);
  },
  PATIENCE_MS,
);

test(
  'callers see their own position and which conditions they do not meet yet',
  async () => {
    expect((await read('', olga)).own).toMatchObject({
      position: null,
      potentialPosition: null,
      tipsLeft: 30,
      daysLeft: 14,
      areConditionsCompleted: false,
    });
  },
  PATIENCE_MS,
);

test(
  'a contest without participants has an empty table; an unknown contest is not found',
  async () => {
    expect(await read('?contestId=2')).toMatchObject({ rows: [], count: 0, contest: { id: 2 } });
    expect((await api.app.inject('/page-users-rating?contestId=3')).statusCode).toBe(404);
    expect((await api.app.inject('/page-users-rating?contestId=x')).statusCode).toBe(400);
  },
  PATIENCE_MS,
);

test(
  'a capper who hides the statistics leaves the rating at once, and the others move up',
  async () => {
    const rating = startJob(ratingJob, api.services, () => undefined);
    await rating.idle();
    const [first, second] = (await read()).rows;
    await api.database.db
      .updateTable('users')
      .set({ is_private: true })
      .where('url', '=', first.url)
      .execute();
    expect((await read()).rows[0].url).toBe(second.url);
    await refreshRatings(api.services);
    expect((await read()).rows[0]).toMatchObject({ url: second.url, position: 1 });
    await rating.stop();
  },
  PATIENCE_MS,
);

test(
  'the distribution is that of all ranked cappers with a CLV, and only in the rating itself',
  async () => {
    const { db } = api.database;
    // without a CLV there is none to show
    expect((await read()).distribution).toBeNull();
    await sql`
      update tips set clv = ((user_id * 37) % 190 - 110) / 1000.0 where user_id % 10 <> 0
    `.execute(db);
    const best = users[0]?.id;
    await sql`update users set is_private = false where id = ${best}`.execute(db);
    await sql`update tips set clv = .06, sport = 1 + match_id % 2 where user_id = ${best}`.execute(
      db,
    );
    await sql`insert into ratings_wanted select id from users on conflict do nothing`.execute(db);
    const rating = startJob(ratingJob, api.services, () => undefined);
    await rating.idle();
    await rating.stop();
    api.services.bus.publish([RATING_TOPIC]);
    api.setNow(NOW + 2);
    const { distribution, rows, count } = await read();
    const { rows: expected } = await sql<Record<string, number>>`
      with ranked as (
        select u.id, avg(t.clv) * 100 as clv, sum(t.profit_milli) as profit
        from users u join tips t on t.user_id = u.id
        where not u.is_private group by u.id
      )
      select count(*)::int as cappers, count(*) filter (where clv > 0)::int as "beatClosing",
        count(*) filter (where profit > 0)::int as "inProfit",
        round(percentile_cont(.5) within group (order by clv)::numeric, 2)::float8 as "medianClvPercent",
        count(*) filter (where clv < -7.5)::int as first,
        count(*) filter (where clv >= 7.5)::int as last,
        count(*) filter (where clv >= 1 and clv < 1.5)::int as inner
      from ranked
    `.execute(db);
    const { first, last, inner, ...figures } = expected[0] ?? {};
    expect(count).toBe(CAPPERS);
    expect(distribution).toMatchObject(figures);
    expect([
      distribution.columns[0],
      distribution.columns.at(-1),
      distribution.columns[18],
    ]).toEqual([first, last, inner]);
    expect(first).toBeGreaterThan(3);
    expect(inner).toBeGreaterThan(0);
    const premium = rows.filter((row: { isPremiumCapper: boolean }) => row.isPremiumCapper);
    expect(premium.length).toBeGreaterThan(0);
    expect(distribution).toMatchObject({ premiumCappers: premium.length, premiumSports: 2 });
    for (const query of ['?period=1', '?month=202611', '?contestId=1']) {
      expect((await read(query)).distribution).toBeNull();
    }
    await sql`update users set is_private = true where id = ${best}`.execute(db);
  },
  PATIENCE_MS,
);

test(
  'ranks are compared with those that were shown a week ago',
  async () => {
    await refreshRatings(api.services);
    const shown = (await read()).rows as { url: string; position: number }[];
    const before = new Map(shown.map(({ url, position }) => [url, position]));
    const late = users.find(({ url }) => url === shown[60]?.url) as TestUser;
    await storeTips(
      api,
      late,
      Array.from({ length: 12 }, (_, index) => ({
        matchId: 190 + index,
        milli: 3_000,
        stake: 2,
        result: TIP_RESULT.won,
        clv: 0.2,
        createdAt: NOW - 3_600,
        settledAt: NOW + DAY,
      })),
    );
    api.setNow(NOW + 7 * DAY);
    await refreshRatings(api.services);
    const { rows } = await read();
    const known = rows.filter(({ url }: { url: string }) => before.has(url));
    expect(known.length).toBeGreaterThan(95);
    const moved = known.map(({ placesMoved }: { placesMoved: number | null }) => placesMoved);
    expect(moved).toEqual(
      known.map(
        ({ url, position }: { url: string; position: number }) =>
          (before.get(url) ?? Number.NaN) - position,
      ),
    );
    expect(rows.find(({ url }: { url: string }) => url === late.url).placesMoved).toBeGreaterThan(
      5,
    );
    expect(moved).toContain(-1);
    api.setNow(NOW);
    await refreshRatings(api.services);
    // with 30 tips over 29 days nobody else had enough of them a week before
    const earlier = (await read()).rows.filter(
      ({ placesMoved }: { placesMoved: number | null }) => placesMoved !== null,
    );
    expect(earlier.map(({ url }: { url: string }) => url)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'profiles and tips show the position',
  async () => {
    const [leader] = (await read()).rows;
    const profile = (await api.app.inject(`/page-profile/${leader.url}`)).json().data;
    expect(profile.statistics).toMatchObject({
      ratingPosition: 1,
      potentialRatingPosition: 1,
      ratingLabel: '5.0',
      ratingScore: leader.score,
      ratingTipsLeft: 0,
      ratingDaysLeft: 0,
      isRatingConditionsCompleted: true,
    });
    const { tips } = (await api.app.inject('/soccer/events/tips/101/1')).json().data;
    expect(tips[0].author).toMatchObject({ url: leader.url, position: 1, label: '5.0' });
    expect(tips.map(({ author }: { author: { position: number } }) => author.position)).toEqual(
      tips.map((_: unknown, index: number) => index + 1),
    );
  },
  PATIENCE_MS,
);

test(
  'cappers without a tip for two weeks leave the rating',
  async () => {
    api.setNow(NOW + 14 * DAY);
    await refreshRatings(api.services);
    expect((await read()).count).toBe(0);
    api.setNow(NOW);
    await refreshRatings(api.services);
    expect((await read()).count).toBe(CAPPERS - 1);
  },
  PATIENCE_MS,
);
