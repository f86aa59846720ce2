import { HOUR_SECONDS } from '../constants/unit-seconds.ts';
/** Public contests; each runs one season per calendar month. */
export const CONTEST = { cup: 1, premiumCup: 2 } as const;
export type Contest = (typeof CONTEST)[keyof typeof CONTEST];

/** Months and days of contests are those of UTC+3. */
const ZONE_SECONDS = 3 * 3_600;
const SEASON_FACTOR = 1_000_000;
const MONTHS = 12;
const FIRST_YEAR = 2_000;
const LAST_YEAR = 2_099;

/** Tips settled later than this after the end of the season count nowhere. */
export const CONTEST_SETTLE_SECONDS = 6 * HOUR_SECONDS;

/** One month of one contest; instants are unix seconds, the end is the first one after it. */
export interface ContestSeason {
  /** contest · 1 000 000 + yyyymm. */
  readonly id: number;
  readonly contest: Contest;
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** From this instant on places are final. */
  readonly closesAt: number;
}

function isContest(value: number): value is Contest {
  return value === CONTEST.cup || value === CONTEST.premiumCup;
}

function monthStart(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / 1_000 - ZONE_SECONDS;
}

function seasonOf(contest: Contest, year: number, month: number): ContestSeason {
  const endsAt = monthStart(year, month + 1);
  return {
    id: contest * SEASON_FACTOR + year * 100 + month,
    contest,
    year,
    month,
    startsAt: monthStart(year, month),
    endsAt,
    closesAt: endsAt + CONTEST_SETTLE_SECONDS,
  };
}

/** The season an id names; undefined when there is no such contest or month. */
export function contestSeason(id: number): ContestSeason | undefined {
  const contest = Math.floor(id / SEASON_FACTOR);
  const year = Math.floor((id % SEASON_FACTOR) / 100);
  const month = id % 100;
  const isMonth = Number.isInteger(id) && month >= 1 && month <= MONTHS;
  if (!isContest(contest) || !isMonth || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  return seasonOf(contest, year, month);
}

/** The season of a contest that runs at an instant. */
export function contestSeasonAt(contest: Contest, atSeconds: number): ContestSeason {
  const local = new Date((atSeconds + ZONE_SECONDS) * 1_000);
  return seasonOf(contest, local.getUTCFullYear(), local.getUTCMonth() + 1);
}

/** The season of the same contest a month before. */
export function seasonBefore({ contest, startsAt }: ContestSeason): ContestSeason {
  return contestSeasonAt(contest, startsAt - 1);
}
