import type { SearchRecordReply, TipsCriteria, UsersCriteria } from '@tipmark/contract';
import {
  isMarketCode,
  marketRule,
  SEARCH_PERIOD,
  SEARCH_PERIOD_DAYS,
  SPORT,
  type SportName,
  TIP_RESULT,
} from '@tipmark/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { markOutdated } from '../../../betting/rating/rating-queries.ts';
import { refreshRatings } from '../../../betting/rating/refresh-ratings.ts';
import { tx } from '../../../platform/database/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { makeSearchWorld, NOW, type SearchWorld, type WorldTip } from '../testing/search-world.ts';
import { tipsCriteria, usersCriteria } from '../testing/some-criteria.ts';
import { storeSearchWorld } from '../testing/store-search-world.ts';
import { createPastRanks, type PastRanks } from './past-ranks.ts';
import { readTipsRecord } from './read-tips-record.ts';
import { readUsersRecord } from './read-users-record.ts';
import { findRatedTips } from './record-queries.ts';

const PATIENCE_MS = 240_000;
const DAY = 86_400;
const STAKE_UNIT = 10_000;
const RUNS = 60;
/** Squeezes the past to about a hundred days, so that some cappers get a rank in the rating. */
const SQUEEZED = 5;

function squeezed(world: SearchWorld): SearchWorld {
  const shifts = new Map(
    world.matches.map(({ id, startsAt }) => {
      const age = id < 2_000 ? NOW - startsAt : 0;
      return [id, age - Math.floor(age / SQUEEZED / 3_600) * 3_600] as const;
    }),
  );
  const shift = (matchId: number) => shifts.get(matchId) ?? 0;
  return {
    ...world,
    matches: world.matches.map((one) => ({ ...one, startsAt: one.startsAt + shift(one.id) })),
    tips: world.tips.map((tip) => ({
      ...tip,
      createdAt: tip.createdAt + shift(tip.matchId),
      settledAt: tip.settledAt === null ? null : tip.settledAt + shift(tip.matchId),
    })),
  };
}

let database: TestDatabase;
let world: SearchWorld;
let rankAt: PastRanks;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  world = await storeSearchWorld(db, squeezed(makeSearchWorld()));
  await sql`update users set email_confirmed_at = created_at where id % 5 <> 0`.execute(db);
  const ids = world.users.map(({ id }) => id);
  await tx(db, (trx) => markOutdated(trx, ids));
  await refreshRatings({ db, clock: () => NOW });
  rankAt = createPastRanks(await findRatedTips(db, NOW - 100 * DAY, 100_000));
}, PATIENCE_MS);

afterAll(() => database.close());

const NAMES = new Map<number, SportName>(
  (Object.entries(SPORT) as [SportName, number][]).map(([name, sport]) => [sport, name]),
);

const within = (value: number | undefined, minimum?: number, maximum?: number) =>
  (minimum === undefined && maximum === undefined) ||
  (value !== undefined && value >= (minimum ?? value) && value <= (maximum ?? value));

/** Settled tips of the capper as they were known then, one after the other. */
function knownThen(userId: number, at: number, period: number): WorldTip[] {
  const days = SEARCH_PERIOD_DAYS[period as 1] ?? 100_000;
  const resetAt = world.users.find(({ id }) => id === userId)?.resetAt ?? null;
  return world.tips
    .filter((tip) => tip.userId === userId && tip.settledAt !== null)
    .filter(({ settledAt }) => (settledAt ?? 0) <= at && (settledAt ?? 0) > at - days * DAY)
    .filter(({ createdAt }) => resetAt === null || resetAt > at || createdAt > resetAt)
    .toSorted((a, b) => a.id - b.id);
}

function statisticsThen(userId: number, at: number, period: number | undefined) {
  const own = knownThen(userId, at, period ?? SEARCH_PERIOD.days30);
  const counted = own.filter(({ result }) => result !== TIP_RESULT.returned);
  if (counted.length === 0) return { count: 0 };
  const profit = own.reduce((sum, tip) => sum + tip.profitMilli, 0);
  const stakes = counted.reduce((sum, tip) => sum + tip.stake * STAKE_UNIT, 0);
  let bank = 1_000_000;
  let peak = bank;
  let drawdown = 0;
  for (const tip of own) {
    bank += tip.profitMilli;
    peak = Math.max(peak, bank);
    drawdown = Math.max(drawdown, ((peak - bank) * 100) / peak);
  }
  return {
    count: counted.length,
    profit: profit / 10_000,
    roi: (profit * 100) / stakes,
    odds: counted.reduce((sum, tip) => sum + tip.milli, 0) / counted.length / 1_000,
    drawdown,
  };
}

const settledOf90Days = () =>
  world.tips.filter(({ userId, settledAt, createdAt }) => {
    const author = world.users.find(({ id }) => id === userId);
    const isShown = author !== undefined && !author.isPrivate && !author.isBlocked;
    return isShown && settledAt !== null && createdAt >= NOW - 90 * DAY;
  });

/** Midnight in Moscow. */
const dayOf = (at: number) => Math.floor((at + 10_800) / DAY) * DAY - 10_800;
const monthOf = (at: number) => {
  const date = new Date((at + 10_800) * 1_000);
  return Date.parse(`${date.toISOString().slice(0, 7)}-01T00:00:00+03:00`) / 1_000;
};

function matchedTips(criteria: TipsCriteria): WorldTip[] {
  return settledOf90Days().filter((tip) => {
    const match = world.matches.find(({ id }) => id === tip.matchId);
    const league = world.leagues.find(({ id }) => id === match?.leagueId);
    const name = NAMES.get(tip.sport) ?? 'soccer';
    const types = criteria[`${name}LeagueCategories`] as readonly number[] | undefined;
    const leagueIds = criteria[`${name}LeagueIds`];
    const outcomes = criteria[`${name}OutcomeCategories`] as readonly number[] | undefined;
    const category = isMarketCode(tip.market) ? marketRule(tip.market).category : 0;
    const letters = tip.isHidden ? 0 : tip.description.replaceAll(/\s/g, '').length;
    const statistics = statisticsThen(tip.userId, tip.createdAt, criteria.period);
    const hours = ((match?.startsAt ?? 0) - tip.createdAt) / 3_600;
    return (
      (criteria.sportType === undefined || tip.sport === criteria.sportType) &&
      (!criteria.matchesHours || hours <= criteria.matchesHours) &&
      (criteria.isOnlyTipsDescription !== true || letters >= 50) &&
      within(tip.milli / 1_000, criteria.minOddsValue, criteria.maxOddsValue) &&
      ((types === undefined && leagueIds === undefined) ||
        types?.includes(league?.type ?? 0) === true ||
        leagueIds?.includes(league?.id ?? 0) === true) &&
      (criteria[`${name}MatchIds`]?.includes(tip.matchId) ?? true) &&
      (outcomes?.includes(category) ?? true) &&
      within(statistics.profit, criteria.minProfitPercent, criteria.maxProfitPercent) &&
      within(statistics.roi, criteria.minRoi, criteria.maxRoi) &&
      within(statistics.count, criteria.minTipsCount, criteria.maxTipsCount) &&
      within(
        rankAt(tip.userId, dayOf(tip.createdAt)),
        criteria.minPositionRating,
        criteria.maxPositionRating,
      )
    );
  });
}

function tipsOfMatched(criteria: UsersCriteria): WorldTip[] {
  return settledOf90Days().filter(({ userId, createdAt }) => {
    const start = monthOf(createdAt);
    if (start < NOW - 90 * DAY) return false;
    const statistics = statisticsThen(userId, start, criteria.period);
    return (
      statistics.count > 0 &&
      within(statistics.count, criteria.minTipsCount, criteria.maxTipsCount) &&
      within(statistics.profit, criteria.minProfitPercent, criteria.maxProfitPercent) &&
      within(statistics.roi, criteria.minRoi, criteria.maxRoi) &&
      within(statistics.odds, criteria.minAverageOdds, criteria.maxAverageOdds) &&
      within(statistics.drawdown, undefined, criteria.maxDrawdownPercent) &&
      within(rankAt(userId, start), criteria.minPositionRating, criteria.maxPositionRating)
    );
  });
}

const WIN: Readonly<Record<number, (odds: number) => number>> = {
  1: (odds) => odds - 1,
  2: (odds) => (odds - 1) / 2,
  4: () => -0.5,
  5: () => -1,
};

/** The record of some tips, added up one by one. */
function expectRecord(record: SearchRecordReply, tips: readonly WorldTip[]) {
  const counted = tips.filter(({ result }) => result !== TIP_RESULT.returned);
  const clvs = counted.flatMap(({ clv }) => clv ?? []);
  expect(record).toMatchObject({
    days: 90,
    isCut: false,
    unmeasured: null,
    alerts: counted.length,
    matches: new Set(counted.map(({ matchId }) => matchId)).size,
    hits: counted.filter(({ profitMilli }) => profitMilli > 0).length,
    returned: tips.length - counted.length,
    clvCount: clvs.length,
  });
  const profits = counted.map(({ matchId, result, milli }) => ({
    matchId,
    profit: WIN[result]?.(milli / 1_000) ?? 0,
  }));
  const profit = profits.reduce((sum, one) => sum + one.profit, 0);
  expect(record.first.profit).toBeCloseTo(profit, 1);
  if (counted.length === 0) {
    expect(record.first.roiPercent).toBeNull();
    return;
  }
  const roi = profit / counted.length;
  expect(record.first.roiPercent).toBeCloseTo(roi * 100, 1);
  const byMatch = new Map<number, number>();
  for (const one of profits) {
    byMatch.set(one.matchId, (byMatch.get(one.matchId) ?? 0) + one.profit - roi);
  }
  const m = byMatch.size;
  if (m < 2) {
    expect(record.first.lowPercent).toBeNull();
    return;
  }
  const squares = [...byMatch.values()].reduce((sum, one) => sum + one * one, 0);
  const spread = (1.96 * Math.sqrt((m / (m - 1)) * squares)) / counted.length;
  expect(record.first.lowPercent).toBeCloseTo((roi - spread) * 100, 1);
  expect(record.first.highPercent).toBeCloseTo((roi + spread) * 100, 1);
  if (clvs.length > 0) {
    const mean = clvs.reduce((sum, one) => sum + one, 0) / clvs.length;
    expect(record.clvPercent).toBeCloseTo(mean * 100, 1);
  }
}

const SEED = 20_261_127;
const someOf = <Item>(of: fc.Arbitrary<Item>) => fc.sample(of, { seed: SEED, numRuns: RUNS });

test('recomputed ranks equal the current ranks of the rating', async () => {
  const { rows } = await sql<{ user_id: number; position: number | null }>`
    select user_id, position from ratings order by user_id
  `.execute(database.db);
  const stored = rows.filter(({ position }) => position !== null);
  expect(stored.length).toBeGreaterThan(1);
  for (const { user_id: id, position } of rows) {
    expect([id, rankAt(id, NOW)]).toEqual([id, position ?? undefined]);
  }
});

test('the record of a tips search covers the tips that matched when published', async () => {
  const fixed: TipsCriteria[] = [
    {},
    { maxPositionRating: 100_000, matchesHours: 24 },
    { minTipsCount: 3, minRoi: 0, period: SEARCH_PERIOD.days90 },
    { maxRoi: 0, period: SEARCH_PERIOD.days7 },
    { minProfitPercent: 0, period: SEARCH_PERIOD.allTime },
  ];
  let found = 0;
  for (const criteria of [...fixed, ...someOf(tipsCriteria)]) {
    const record = await readTipsRecord(database.db, criteria, NOW);
    if (criteria.isOnlyFollowed === true) {
      expect(record).toMatchObject({ unmeasured: 'followed', alerts: 0, clvPercent: null });
      continue;
    }
    const tips = matchedTips(criteria);
    found += tips.length > 0 ? 1 : 0;
    expectRecord(record, tips);
  }
  expect(matchedTips(fixed[1] ?? {}).length).toBeGreaterThan(0);
  expect(found).toBeGreaterThan(RUNS / 6);
});

test('the record of a cappers search covers the month after they matched', async () => {
  const fixed: UsersCriteria[] = [
    {},
    { maxPositionRating: 3 },
    { minRoi: 0, period: SEARCH_PERIOD.allTime },
    { maxDrawdownPercent: 15, minTipsCount: 5, period: SEARCH_PERIOD.days90 },
  ];
  let found = 0;
  for (const criteria of [...fixed, ...someOf(usersCriteria)]) {
    const record = await readUsersRecord(database.db, criteria, NOW);
    if (criteria.contestId !== undefined) {
      expect(record).toMatchObject({ unmeasured: 'contest', alerts: 0 });
      continue;
    }
    const tips = tipsOfMatched(criteria);
    found += tips.length > 0 ? 1 : 0;
    expectRecord(record, tips);
  }
  expect(tipsOfMatched(fixed[1] ?? {}).length).toBeGreaterThan(0);
  expect(found).toBeGreaterThan(RUNS / 6);
});

test('results settled later do not change which cappers were chosen', async () => {
  const { db } = database;
  const criteria: UsersCriteria = { minRoi: 0, period: SEARCH_PERIOD.allTime };
  const before = await readUsersRecord(db, criteria, NOW);
  const start = monthOf(NOW);
  // all tips lost since the month began are now won: the same tips are counted
  await sql`
    update tips set result = ${TIP_RESULT.won}, profit_milli = stake * 10 * (milli - 1000)
    where settled_at > ${new Date(start * 1_000)} and created_at >= ${new Date(start * 1_000)}
      and result = ${TIP_RESULT.lost}
  `.execute(db);
  const after = await readUsersRecord(db, criteria, NOW);
  expect([after.alerts, after.matches, after.returned]).toEqual([
    before.alerts,
    before.matches,
    before.returned,
  ]);
  expect(after.hits).toBeGreaterThan(before.hits);
});
