import type { ValueTrendReturns } from '@tipmark/contract';
import { DAY_SECONDS, HOUR_SECONDS, SPORT, type Sport } from '@tipmark/domain';
import { findComputed, saveComputed } from '../../platform/cache/computed-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { presentReturns } from './present-returns.ts';
import { type Returns, returnsOfDay } from './returns-of-day.ts';

const EVERY_MS = 600_000;
/** So many days back. */
const COUNTED_DAYS = 365;
/** Days computed in one run: a few, as pages are made meanwhile. */
const DAYS_OF_RUN = 12;
/** A day that had no bet may only lack what is still being added. */
const EMPTY_AGE_SECONDS = HOUR_SECONDS;
const MAX_AGE_SECONDS = 7 * DAY_SECONDS;
/** Days whose matches may still be reported. */
const FRESH_DAYS = 3;
const SPORTS_WITH_TRENDS: readonly Sport[] = [SPORT.soccer];

interface ComputedDay extends Returns {
  readonly computedAt: number;
}

/** By the second a day starts. */
type ComputedDays = Readonly<Record<string, ComputedDay>>;

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
}

const nameOfDays = (sport: Sport): string => `value trend days ${sport}`;
const nameOfReturns = (sport: Sport): string => `value trend returns ${sport}`;

/** What a list of such bets returned; null while there are too few of them. */
export async function findReturns(db: Db, sport: Sport): Promise<ValueTrendReturns | null> {
  const stored = await findComputed<ValueTrendReturns | null>(db, nameOfReturns(sport));
  return stored?.value ?? null;
}

function isDue(day: ComputedDay | undefined, age: number, nowSeconds: number): boolean {
  if (day === undefined) return true;
  const isChanging = day.bets === 0 || age < FRESH_DAYS * DAY_SECONDS;
  return nowSeconds - day.computedAt >= (isChanging ? EMPTY_AGE_SECONDS : MAX_AGE_SECONDS);
}

async function countSport(
  { db, clock }: Parts,
  sport: Sport,
  isStopped: () => boolean,
): Promise<void> {
  const today = Math.floor(clock() / DAY_SECONDS) * DAY_SECONDS;
  const before = await findComputed<ComputedDays>(db, nameOfDays(sport));
  const known = new Map(Object.entries(before?.value ?? {}));
  const listed = Array.from({ length: COUNTED_DAYS }, (_, index) => today - index * DAY_SECONDS);
  const due = listed.filter((day) => isDue(known.get(String(day)), today - day, clock()));
  for (const day of due.slice(0, DAYS_OF_RUN)) {
    if (isStopped()) return;
    const returns = await returnsOfDay(db, sport, day);
    known.set(String(day), { ...returns, computedAt: clock() });
  }
  const days = listed.flatMap((day) => {
    const computed = known.get(String(day));
    return computed === undefined ? [] : [[String(day), computed] as const];
  });
  await saveComputed(db, nameOfDays(sport), Object.fromEntries(days), clock());
  const counted = days.map(([day, returns]) => ({ startsAt: Number(day), returns }));
  await saveComputed(db, nameOfReturns(sport), presentReturns(counted), clock());
}

/** Stores what the lists of trends of the last year returned, some days of them at a time. */
export const trendReturnsJob: Job<Parts> = {
  name: 'returns of value trends',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  async run(parts, { isStopped }) {
    for (const sport of SPORTS_WITH_TRENDS) {
      if (!isStopped()) await countSport(parts, sport, isStopped);
    }
  },
};
