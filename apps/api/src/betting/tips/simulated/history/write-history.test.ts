import {
  type ContestSeason,
  contestFault,
  contestSeason,
  parseLedgerJson,
  verifyLedger,
} from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { tx } from '../../../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../../../testing/create-test-api.ts';
import { sendFeed } from '../../../../testing/feed.ts';
import { KICK_OFF, OPENING, sendPrices } from '../../../../testing/tips.ts';
import { findEntriesAfter } from '../../../ledger/ledger-queries.ts';
import { presentEntries } from '../../../ledger/present-entries.ts';
import { refreshRatings } from '../../../rating/refresh-ratings.ts';
import { settleMatch } from '../../../settlement/settle-match.ts';
import { seedCappers } from '../seed-cappers.ts';
import { writeHistory } from './write-history.ts';

/** For a machine that is busy. */
const PATIENCE_MS = 120_000;

const HOUR = 3_600;
const PLAYED = 40;
const AHEAD = 5;
/** Everything that began is settled, by less than a day. */
const NOW = KICK_OFF + 5 * HOUR;

let api: TestApi;
let other: TestApi;

async function aWorld(): Promise<TestApi> {
  const world = await createTestApi({ now: NOW });
  const clubs = Array.from({ length: PLAYED + AHEAD + 1 }, (_, index) => `Club ${index}`);
  const startsAt = (index: number) => (index < PLAYED ? KICK_OFF : NOW + 2 * HOUR);
  await sendFeed(world, [
    aFeedLeague({ isSimulated: true }),
    ...aFeedSetting(...clubs).filter(({ kind }) => kind !== 'league'),
    ...clubs
      .slice(1)
      .map((club, index) => aFeedMatch('Club 0', club, { startsAt: startsAt(index) })),
  ]);
  const prices = { ...OPENING, '1x2.1': 2_000, '1x2.x': 3_400, '1x2.2': 3_800 };
  for (const club of clubs.slice(1)) {
    await sendPrices(world, `Club 0-${club}`, prices, KICK_OFF - 30 * HOUR);
    await sendPrices(world, `Club 0-${club}`, { '1x2.1': 1_900, '1x2.2': 4_100 }, KICK_OFF - 600);
  }
  await sendFeed(
    world,
    clubs
      .slice(1, PLAYED + 1)
      .map((club, index) => aFeedScore(`Club 0-${club}`, index % 4, (index * 7) % 3)),
  );
  return world;
}

beforeAll(async () => {
  api = await aWorld();
  other = await aWorld();
}, 120_000);

afterAll(async () => {
  await api.close();
  await other.close();
});

async function live({ services }: TestApi, isStopped = () => false) {
  await writeHistory(services, await seedCappers(services), isStopped);
}

async function chainOf({ database: { db } }: TestApi) {
  const page = { afterSeq: 0, limit: 100_000, nowSeconds: NOW };
  return presentEntries(await findEntriesAfter(db, page));
}

/** The written tips without what is random: ids in the ledger and salts. */
async function writtenTips({ database: { db } }: TestApi) {
  return db
    .selectFrom('tips as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.name', 't.match_id', 't.odd_type', 't.milli', 't.stake', 't.description'])
    .select(['t.result', 't.profit_milli', 't.created_at', 't.settled_at', 't.clv', 't.is_rated'])
    .orderBy('t.id')
    .execute();
}

/** The results of rating and searches for these people. */
async function statisticsOf({ database: { db } }: TestApi) {
  const ratings = await db.selectFrom('ratings').selectAll().orderBy('user_id').execute();
  const periods = await db
    .selectFrom('capper_periods')
    .selectAll()
    .orderBy('user_id')
    .orderBy('period')
    .execute();
  const months = await db
    .selectFrom('capper_months')
    .selectAll()
    .orderBy('user_id')
    .orderBy('month')
    .execute();
  const badges = await db.selectFrom('capper_badges').selectAll().orderBy('user_id').execute();
  return { ratings, periods, months, badges };
}

test(
  'the past has open and settled tips, in the ledger in chronological order',
  async () => {
    await live(api);
    const tips = await writtenTips(api);
    expect(tips.length).toBeGreaterThan(200);
    expect(tips.filter(({ settled_at }) => settled_at === null).length).toBeGreaterThan(5);
    expect(new Set(tips.map(({ result }) => result)).size).toBeGreaterThan(2);
    for (const { created_at } of tips)
      expect(created_at.getTime()).toBeLessThanOrEqual(NOW * 1_000);
    const chain = await chainOf(api);
    expect(await verifyLedger(chain)).toBeUndefined();
    const times = chain.map(({ json }) => Date.parse(parseLedgerJson(json)?.at ?? ''));
    expect(times).toEqual(times.toSorted((one, another) => one - another));
  },
  PATIENCE_MS,
);

test('the past has rare cases, too: edited and delayed tips, resets, private profiles', async () => {
  const { db } = api.database;
  const changed = await db
    .selectFrom('tips')
    .select(['stake', 'created_at', 'edited_at', 'starts_at'])
    .where('edited_at', 'is not', null)
    .execute();
  expect(changed.length).toBeGreaterThan(0);
  for (const { created_at, edited_at, starts_at } of changed) {
    expect(edited_at?.getTime()).toBeGreaterThan(created_at.getTime());
    expect(edited_at?.getTime()).toBeLessThan(starts_at.getTime());
  }
  const chain = await chainOf(api);
  const kinds = new Set(chain.map(({ json }) => parseLedgerJson(json)?.t));
  expect(kinds).toEqual(new Set(['tip', 'amend', 'settle', 'reset']));
  const delayed = await db
    .selectFrom('tips as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('u.delays_tips')
    .where('t.delay_salt', 'is not', null)
    .execute();
  expect(delayed.length).toBeGreaterThan(0);
  expect(delayed.every(({ delays_tips }) => delays_tips)).toBe(true);
  const people = await db.selectFrom('users').select(['is_private', 'reset_at']).execute();
  expect(people.filter(({ is_private }) => is_private).length).toBeGreaterThan(10);
  expect(people.filter(({ reset_at }) => reset_at !== null).length).toBeGreaterThan(3);
});

test(
  'some past tips entered contests by their rules, and the contest has contestants',
  async () => {
    const { db } = api.database;
    const tips = await db
      .selectFrom('tips as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.user_id', 't.id', 't.contest_season_id', 't.milli', 't.description'])
      .select(['t.created_at', 't.starts_at', 'u.subscription_expires_at'])
      .where('t.contest_season_id', 'is not', null)
      .execute();
    const seasons = new Set(tips.map((tip) => tip.contest_season_id));
    expect(seasons).toEqual(new Set([1_202_401, 2_202_401]));
    const counts = new Map<string, number>();
    for (const tip of tips) {
      const season = contestSeason(tip.contest_season_id ?? 0) as ContestSeason;
      const at = tip.created_at.getTime() / 1_000;
      const key = `${tip.user_id} ${season.id} ${Math.floor((at + 3 * HOUR) / 86_400)}`;
      const postedToday = counts.get(key) ?? 0;
      counts.set(key, postedToday + 1);
      const entry = {
        milliOdds: tip.milli,
        description: tip.description,
        startsAt: tip.starts_at.getTime() / 1_000,
        at,
        postedToday,
        hasSubscription: tip.subscription_expires_at !== null,
      };
      expect(contestFault(season, entry)).toBeUndefined();
    }
    const chain = await chainOf(api);
    const entered = chain.flatMap(({ json, reveal }) => {
      const record = parseLedgerJson(json, reveal);
      return record !== undefined && 'c' in record ? [record.seq] : [];
    });
    expect(entered).toEqual(tips.map(({ id }) => id).toSorted((one, another) => one - another));
    const { data } = (await api.app.inject('/page-contest-rules/1')).json();
    expect(data.countOfContestants).toBeGreaterThan(10);
  },
  PATIENCE_MS,
);

test(
  'the settlement of the site finds nothing left to change',
  async () => {
    const { db } = api.database;
    const before = await writtenTips(api);
    for (let id = 101; id <= 100 + PLAYED; id += 1) {
      expect(await tx(db, (trx) => settleMatch(trx, id, NOW))).toBe(0);
    }
    expect(await writtenTips(api)).toEqual(before);
  },
  PATIENCE_MS,
);

test(
  'the past is written once, and an interrupted write continues to the same result',
  async () => {
    const count = (await writtenTips(api)).length;
    await live(api);
    expect(await writtenTips(api)).toHaveLength(count);
    let requested = 0;
    // The first batches are planned and written, then the process ends.
    await live(other, () => (requested += 1) > 4);
    const half = (await writtenTips(other)).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(count);
    // Ratings do not wait for the remaining writes, and a partial write changes nothing.
    const ahead = await statisticsOf(other);
    expect(ahead.ratings.length).toBeGreaterThan(100);
    expect(ahead.periods.length).toBeGreaterThan(ahead.ratings.length);
    await refreshRatings(other.services);
    expect(await statisticsOf(other)).toEqual(ahead);
    other.setNow(NOW + 3 * HOUR);
    await live(other);
    expect(await writtenTips(other)).toEqual(await writtenTips(api));
    expect(await verifyLedger(await chainOf(other))).toBeUndefined();
    await refreshRatings(other.services);
    expect(await statisticsOf(other)).toEqual(ahead);
  },
  PATIENCE_MS,
);

test(
  'past tips count for the rating',
  async () => {
    await refreshRatings(api.services);
    const ratings = await api.database.db.selectFrom('ratings').select('tips').execute();
    expect(ratings.length).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);
