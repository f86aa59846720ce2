import { CONTEST, type Contest, type ContestSeason } from './contest-season.ts';

/** Contest conditions for a tip; odds in milli-odds, lengths in characters without white space. */
export const CONTEST_LIMIT = {
  minMilliOdds: 1_500,
  maxMilliOdds: 5_000,
  perDay: 5,
  minSettledTips: 20,
} as const;

const MIN_DESCRIPTION: Readonly<Record<Contest, number>> = {
  [CONTEST.cup]: 50,
  [CONTEST.premiumCup]: 200,
};

/** Shortest description of a tip in this contest. */
export function contestMinDescription(contest: Contest): number {
  return MIN_DESCRIPTION[contest];
}

/** Premium days for a rank; zero from the eleventh on. */
const PRIZE_DAYS = [30, 14, 7, 3, 3, 3, 3, 3, 3, 3] as const;
export const CONTEST_PRIZE_DAYS: readonly number[] = PRIZE_DAYS;

export function contestPrizeDays(rank: number): number {
  return PRIZE_DAYS[rank - 1] ?? 0;
}

/** A tip to be entered. */
export interface ContestEntry {
  readonly milliOdds: number;
  readonly description: string;
  /** Start of the match, unix seconds. */
  readonly startsAt: number;
  /** When the tip is posted, unix seconds. */
  readonly at: number;
  /** Tips of this capper in this season posted on the same day of UTC+3. */
  readonly postedToday: number;
  readonly hasSubscription: boolean;
}

export type ContestFault =
  | 'not_running'
  | 'premium_only'
  | 'match_outside'
  | 'odds_range'
  | 'description_short'
  | 'day_limit';

/** Characters that count in a description: white space does not. */
export function describedLength(description: string): number {
  return [...description.replaceAll(/\s/gu, '')].length;
}

/** Why a contest does not accept a tip; undefined when it does. */
export function contestFault(season: ContestSeason, entry: ContestEntry): ContestFault | undefined {
  const { minMilliOdds, maxMilliOdds, perDay } = CONTEST_LIMIT;
  if (entry.at < season.startsAt || entry.at >= season.endsAt) return 'not_running';
  if (season.contest === CONTEST.premiumCup && !entry.hasSubscription) return 'premium_only';
  if (entry.startsAt < season.startsAt || entry.startsAt >= season.endsAt) return 'match_outside';
  if (entry.milliOdds < minMilliOdds || entry.milliOdds > maxMilliOdds) return 'odds_range';
  if (describedLength(entry.description) < contestMinDescription(season.contest)) {
    return 'description_short';
  }
  return entry.postedToday >= perDay ? 'day_limit' : undefined;
}
