import type { Db } from '@tipmark/api/database';
import { type Tx, tx } from '@tipmark/api/database';
import { RATING_WINDOW_DAYS } from '@tipmark/domain';
import { insertEvents, insertStatistics } from './detail-queries.ts';
import { personAt } from './fill-people.ts';
import {
  analyzeTables,
  countRows,
  type Fill,
  findFill,
  insertFill,
  liftDeadline,
  noteFill,
} from './fill-queries.ts';
import { fillReferences } from './fill-references.ts';
import { fillSets } from './fill-sets.ts';
import { fillTips } from './fill-tips.ts';
import { findBuckets, makeFixtures } from './fixture-queries.ts';
import { insertLineups } from './lineup-queries.ts';
import { insertTeamMatches, insertTennisMatches } from './match-queries.ts';
import { insertOdds, makePrices } from './month-queries.ts';
import { insertFollows, insertPeople, markOutdatedSince } from './people-queries.ts';
import { findTipSpan } from './tip-queries.ts';
import { faultOf, type WorldSize } from './world-size.ts';

const DAY_SECONDS = 86_400;
const PEOPLE_AT_ONCE = 5_000;
const OLDEST_DAYS = 4_200;
/** Older matches have only results and prices. */
const DETAILED_MONTHS = 24;

export interface FillOptions {
  readonly size: WorldSize;
  readonly seed: number;
  readonly nowSeconds: number;
  /** Fill a database that is not empty. */
  readonly isAdded?: boolean;
  readonly say: (stage: string, done: number, all: number) => void;
}

/** The database may not be filled as it is. */
export class FillRefused extends Error {}

/**
 * Fills a database with a large world: matches of two sports with results and prices, people, tips
 * settled by the regular rules, their ledger. Continues where an interrupted run ended.
 * @throws FillRefused on a database with other contents, or with a fill of another size
 */
export async function fillWorld(root: Db, options: FillOptions): Promise<Fill> {
  return root.connection().execute(async (db) => {
    await liftDeadline(db);
    const fill = await beginFill(db, options);
    if (fill.isDone) return fill;
    const { say: report } = options;
    report('fixtures', 0, fill.matches);
    await makeFixtures(db, fill);
    await fillMonths(db, fill, report);
    await fillPeople(db, fill, report);
    await fillTips(db, fill, (tips) => report('tips', tips, fill.tips));
    await markOutdatedSince(db, fill.asOf - RATING_WINDOW_DAYS * DAY_SECONDS);
    report('statistics of tables', 0, 1);
    await analyzeTables(db);
    await noteFill(db, { is_done: true });
    return { ...fill, isDone: true };
  });
}

async function beginFill(db: Db, { size, seed, nowSeconds, isAdded }: FillOptions): Promise<Fill> {
  const fault = faultOf(size);
  if (fault !== undefined) throw new FillRefused(fault);
  const known = await findFill(db);
  if (known !== undefined) {
    const isSame =
      known.seed === seed &&
      (['matches', 'odds', 'users', 'tips'] as const).every((name) => known[name] === size[name]);
    if (isSame) return known;
    throw new FillRefused(
      `The database was filled with --matches ${known.matches} --odds ${known.odds} --users ${known.users} --tips ${known.tips} --seed ${known.seed}; repeat these to go on, or take an empty database.`,
    );
  }
  const { matches, users, ledger } = await countRows(db);
  if (ledger > 0) {
    throw new FillRefused(
      `The ledger of this database has ${ledger} entries; a fill would append older ones after them. Take an empty database.`,
    );
  }
  if (matches + users > 0 && isAdded !== true) {
    throw new FillRefused(
      `The database holds ${matches} matches and ${users} users already; --add fills it all the same.`,
    );
  }
  return tx(db, async (trx) => {
    const firstIds = await fillReferences(trx, size, nowSeconds);
    const fill: Fill = {
      ...size,
      seed,
      asOf: nowSeconds,
      firstIds,
      usersDone: 0,
      lastBucket: null,
      eventsWritten: 0,
      isDone: false,
    };
    await insertFill(trx, fill);
    return fill;
  });
}

async function fillMonths(db: Db, fill: Fill, report: FillOptions['say']): Promise<void> {
  const detailed = bucketOf(fill.asOf) - DETAILED_MONTHS;
  let done = 0;
  for (const { bucket, matches } of await findBuckets(db)) {
    done += matches;
    if (fill.lastBucket !== null && bucket <= fill.lastBucket) continue;
    await tx(db, async (trx) => {
      await makePrices(trx, fill, bucket);
      await insertOdds(trx, fill, bucket);
      await insertTeamMatches(trx, fill, bucket);
      await insertTennisMatches(trx, fill, bucket);
      if (bucket >= detailed) await fillDetails(trx, fill, bucket);
      await noteFill(trx, { last_bucket: bucket });
    });
    report('matches and odds', done, fill.matches);
  }
}

function bucketOf(second: number): number {
  const date = new Date(second * 1_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Reported details of recent matches: statistics, events, line-ups. */
async function fillDetails(trx: Tx, fill: Fill, bucket: number): Promise<void> {
  await insertStatistics(trx, fill, bucket);
  await insertEvents(trx, fill, bucket);
  await insertLineups(trx, fill, bucket);
  await fillSets(trx, fill, bucket);
}

async function fillPeople(db: Db, fill: Fill, report: FillOptions['say']): Promise<void> {
  const known = await findTipSpan(db, fill.asOf);
  // Without a match to tip people are here since before the first one.
  const since = fill.asOf - OLDEST_DAYS * DAY_SECONDS;
  const span = known.count > 0 ? known : { from: since, until: since };
  for (let from = fill.usersDone; from < fill.users; from += PEOPLE_AT_ONCE) {
    const until = Math.min(fill.users, from + PEOPLE_AT_ONCE);
    const people = Array.from({ length: until - from }, (_, index) =>
      personAt(fill, from + index, span),
    );
    await tx(db, async (trx) => {
      await insertPeople(trx, people);
      await noteFill(trx, { users_done: until });
    });
    report('users', until, fill.users);
  }
  await insertFollows(db, fill);
}
