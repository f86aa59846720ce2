import { HOUR_SECONDS } from '../constants/unit-seconds.ts';
import { isTableMonth, tableMonthAt, tableMonthEnd, tableMonthStart } from '../day/table-month.ts';

/** Public contests; each runs one season per calendar month. */
export const CONTEST = { cup: 1, premiumCup: 2 } as const;
export type Contest = (typeof CONTEST)[keyof typeof CONTEST];

const SEASON_FACTOR = 1_000_000;

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
  /** From this instant on ranks are final. */
  readonly closesAt: number;
}

function isContest(value: number): value is Contest {
  return value === CONTEST.cup || value === CONTEST.premiumCup;
}

/** @param tableMonth of its tips: `202611` */
function seasonOf(contest: Contest, tableMonth: number): ContestSeason {
  const endsAt = tableMonthEnd(tableMonth);
  return {
    id: contest * SEASON_FACTOR + tableMonth,
    contest,
    year: Math.floor(tableMonth / 100),
    month: tableMonth % 100,
    startsAt: tableMonthStart(tableMonth),
    endsAt,
    closesAt: endsAt + CONTEST_SETTLE_SECONDS,
  };
}

/** The season an id names; undefined when there is no such contest or month. */
export function contestSeason(id: number): ContestSeason | undefined {
  const contest = Math.floor(id / SEASON_FACTOR);
  const month = id % SEASON_FACTOR;
  return isContest(contest) && isTableMonth(month) ? seasonOf(contest, month) : undefined;
}

/** The season of a contest that runs at an instant. */
export function contestSeasonAt(contest: Contest, atSeconds: number): ContestSeason {
  return seasonOf(contest, tableMonthAt(atSeconds));
}

/** The season of the same contest a month before. */
export function seasonBefore({ contest, startsAt }: ContestSeason): ContestSeason {
  return contestSeasonAt(contest, startsAt - 1);
}
