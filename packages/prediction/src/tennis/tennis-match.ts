import type { CourtType } from '@tipmark/domain';
import type { TimedMatch } from '../walk-forward/timed-match.ts';

/** `leagueKey` is the tour; `homeKey` and `awayKey` are the first and the second player. */
export type TennisMatch = TimedMatch & {
  readonly court?: CourtType | undefined;
  readonly bestOf: 3 | 5;
  /** Ranks in the tour's ranking on the day of the match; null = unranked or unknown. */
  readonly ranks?: readonly [number | null, number | null] | undefined;
};

/** A played match. Walkovers and awarded matches are not results: leave them out. */
export type TennisResult = TennisMatch & {
  readonly isFirstWin: boolean;
  /** Games won over all sets, first player first. */
  readonly games?: readonly [number, number] | undefined;
  /** `[1, 2]` in milli-odds; only later matches learn from them. */
  readonly closingOdds?: readonly [number | null, number | null] | undefined;
  /** Ended early: it counts half. */
  readonly isRetired?: boolean | undefined;
};
