import type { ReliabilityGroup } from '@tipmark/contract';
import { DAY_SECONDS, SPORT, type Sport, TEAM_SPORTS } from '@tipmark/domain';
import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { findComputed, saveComputed } from '../../../platform/cache/computed-queries.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { reliabilityOfMatches } from './reliability-of-matches.ts';
import {
  type ForecastMatchRow,
  findFirstSecond,
  findForecastMatches,
  MAX_MATCHES,
} from './reliability-queries.ts';

const EVERY_MS = 600_000;
const MAX_AGE_SECONDS = 3_600;
/** A statement reads the matches of this many days, however far back they go. */
const WINDOW_DAYS = 182;
const SPORTS_WITH_FORECASTS = TEAM_SPORTS.map((name) => SPORT[name]);

/** The quality of all forecasts ever made. */
export interface WholeReliability {
  readonly sinceSeconds: number;
  readonly groups: ReliabilityGroup[];
  readonly asOf: number;
}

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
}

/** Name of the stored result. */
export const nameOfReliability = (sport: Sport, locale: Locale): string =>
  `reliability ${sport} ${locale}`;

/** The latest matches with forecasts, window by window, oldest first. */
async function collectMatches(
  db: Db,
  sport: Sport,
  locale: Locale,
  nowSeconds: number,
): Promise<ForecastMatchRow[]> {
  const first = await findFirstSecond(db, sport);
  if (first === undefined) return [];
  const newestFirst: ForecastMatchRow[] = [];
  let before = nowSeconds + DAY_SECONDS;
  while (before > first && newestFirst.length < MAX_MATCHES) {
    const since = before - WINDOW_DAYS * DAY_SECONDS;
    const rows = await findForecastMatches(db, sport, { since, before }, locale);
    newestFirst.push(...rows.toReversed());
    before = since;
  }
  return newestFirst.slice(0, MAX_MATCHES).reverse();
}

export async function wholeReliability(
  rows: readonly ForecastMatchRow[],
  sport: Sport,
  locale: Locale,
  nowSeconds: number,
): Promise<WholeReliability> {
  const today = Math.floor(nowSeconds / DAY_SECONDS) * DAY_SECONDS;
  return {
    sinceSeconds: rows[0]?.starts_at ?? today,
    groups: await reliabilityOfMatches(rows, sport, locale),
    asOf: nowSeconds,
  };
}

/** Stores the quality of all forecasts once an hour. */
export const reliabilityJob: Job<Parts> = {
  name: 'reliability of forecasts',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  async run({ db, clock }, { isStopped }) {
    for (const sport of SPORTS_WITH_FORECASTS) {
      for (const locale of LOCALES) {
        const name = nameOfReliability(sport, locale);
        const last = await findComputed<WholeReliability>(db, name);
        const isRecent = last !== undefined && clock() - last.computedAtSeconds < MAX_AGE_SECONDS;
        if (isStopped() || (isRecent && last.value.groups.length > 0)) continue;
        const rows = await collectMatches(db, sport, locale, clock());
        const value = await wholeReliability(rows, sport, locale, clock());
        await saveComputed(db, name, value, clock());
      }
    }
  },
};
