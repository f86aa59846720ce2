import type { ListedLine, MatchStatus } from '@tipmark/domain';

/**
 * `[1, X, 2, over, under]` in soccer and hockey, `[1, 2]` in tennis, `[]` while nothing is known.
 * Decimal odds of at most three decimals; null = that outcome has no price.
 */
export type OddsLine = readonly (number | null)[];

/** One side of a match. A score is absent while unknown, never 0 for unknown. */
export interface TeamInMatch {
  readonly name: string;
  /** The name where it comes from; only where `name` is spelt by rule. */
  readonly originalName?: string | undefined;
  readonly logo?: string | undefined;
  readonly isWebp?: boolean | undefined;
  readonly score?: number | undefined;
  /** Soccer: only the first half; hockey: periods 1–3; tennis: games of sets 1–5. */
  readonly periodScores?: readonly (number | null)[] | undefined;
  /** Soccer: the score after extra time; hockey: goals of the overtime. */
  readonly extraScore?: number | undefined;
  /** Soccer: kicks scored; hockey: shots of the shoot-out scored. */
  readonly penaltiesScore?: number | undefined;
  readonly redCards?: number | undefined;
  /** Tennis: tie-breaks of sets 1–5, null where the set had none. */
  readonly tieBreaks?: readonly (number | null)[] | undefined;
  /** Points of the running game: `'40'`, `'Ad'`. */
  readonly livePoints?: string | undefined;
  readonly isServing?: boolean | undefined;
  /** Seed in the draw of the tournament. */
  readonly seed?: number | undefined;
  /** Set where the score does not show the winner: a walkover, a retirement. */
  readonly isAdvancing?: boolean | undefined;
  /** This side's part of the most probable score. */
  readonly forecastScore?: number | undefined;
}

/** A match as every list shows it. */
export interface MatchListItem {
  /** Value of the match's route, `50213-zenit-spartak-2026-11-21`. */
  readonly link: string;
  /** Leading integer of `link`. */
  readonly matchId: number;
  readonly status: MatchStatus;
  /** `1H:37`, `HT`, `P2:12:40`, `S3`…; present exactly while the match is live. */
  readonly liveState?: string | undefined;
  /** Unix seconds. */
  readonly startsAt: number;
  /** false: only the day of the start is known. */
  readonly isTimeKnown: boolean;
  /** false: `startsAt` is when its tournament begins. */
  readonly isDayKnown?: false | undefined;
  /**
   * How often its start, its sides or being called off changed, and the last unix second of that;
   * absent = never.
   */
  readonly scheduleChanges?: readonly [count: number, at: number] | undefined;
  /**
   * The latest site line: of a running match that is priced in play the one of the play, null where
   * it is suspended; of one that is over the closing one.
   */
  readonly currentOdds: OddsLine;
  /** The last values of the suspended prices of a running match; null where none is suspended. */
  readonly takenBackOdds?: OddsLine | undefined;
  readonly firstOdds: OddsLine;
  /** What the prices are of, where they are not those of the main line of the sport. */
  readonly listedLine?: ListedLine | undefined;
  readonly home: TeamInMatch;
  readonly away: TeamInMatch;
  /** Stoppage, advantage, set points; never in a language. */
  readonly secondLine?: string | undefined;
  /** Expected goals (tennis: sets) to one decimal, `[home, away]`. */
  readonly forecastScores?: readonly [number, number] | undefined;
  /** Most probable score, `'2:1'`. */
  readonly forecastScore?: string | undefined;
  readonly hasNotifications: boolean;
  readonly views: number;
  readonly leagueId: number;
  readonly hasMathTip: boolean;
  readonly hasUsersTip: boolean;
  /** Number of public tips. */
  readonly countOfTips: number;
  /** While its source is behind: the unix second of the numbers of the running match. */
  readonly scoreAsOf?: number | undefined;
  /** Unix second of the last change of the main odds. */
  readonly oddsChangedAt?: number | undefined;
}
