import type { ReactNode } from 'react';

/** The movement of an outcome's price since the market opened. */
export type PriceMove = 'up' | 'down';

/** One outcome of a row, ready to be drawn. */
export interface OddsCellView {
  /** `1.45`, `101`. */
  readonly text: string;
  /** The line of the price where it is not that of its column: `6`. */
  readonly line?: string | undefined;
  /** The text is no price, but says what the others are of. */
  readonly isNote?: boolean | undefined;
  /** An arrow: the price moved by one percent or more. */
  readonly move?: PriceMove | undefined;
  /** The move is minutes old: coloured, and the strongest one of a row tinted. */
  readonly heat?: 'warm' | 'hot' | undefined;
  readonly isSuspended?: boolean | undefined;
  /** The outcome that came true. */
  readonly hasWon?: boolean | undefined;
}

/** A tip of a user, a math tip, a predicted score. */
export type PredictionMark = 'users' | 'math' | 'score';

export interface PricesLink {
  readonly href: string;
  /** `Odds: Zenit – Spartak`. */
  readonly label: string;
}

export interface TeamView {
  readonly name: string;
  /** How it is written where it comes from; absent where `name` is not spelt by rule. */
  readonly originalName?: string | undefined;
  /** Drawn logo, or absent: then its first letter is shown. */
  readonly logo?: string | undefined;
  readonly score?: string | undefined;
  /** Shown before the score: its parts. */
  readonly parts?: ReactNode;
  /** Score of the shoot-out. */
  readonly penalties?: string | undefined;
  readonly redCards?: number | undefined;
  /** Bold or pale: who is ahead, or who won. */
  readonly standing?: 'ahead' | 'behind' | undefined;
}

/** Tabs a match belongs to besides "all". */
export type MatchListKey = 'live' | 'finished' | 'scheduled' | 'tips';

/** Everything a row shows, in the visitor's language and time zone. */
export interface MatchRowView {
  /** Label of the star, `Favourite: Zenit – Spartak`; absent = no star. */
  readonly favourite?: string | undefined;
  readonly id: number;
  readonly href: string;
  /** The row in one sentence: teams, score, minute, odds. */
  readonly label: string;
  /** `19:30`. */
  readonly time: string;
  /** `67'`; its presence makes the row a running match. */
  readonly minute?: string | undefined;
  /** The visitor is notified of the match: a bell beside the time. */
  readonly isFollowed?: boolean | undefined;
  /** Small text under the time: `Finished`, `Penalties`. */
  readonly note?: string | undefined;
  /** The note is about a problem: postponed, abandoned. */
  readonly isNoteWarning?: boolean | undefined;
  readonly home: TeamView;
  readonly away: TeamView;
  /** `2:1`. */
  readonly forecast?: string | undefined;
  /** 1 X 2, over and under the main total; null = no line. Empty = none at all. */
  readonly odds: readonly (OddsCellView | null)[];
  /** A link to the history of the prices, over the first three of them; absent = none. */
  readonly prices?: PricesLink | undefined;
  /** Tips people posted, beside the pen; 0 shows none. */
  readonly tips: number;
  /** Three marks, filled where there is a prediction. */
  readonly predictions: readonly PredictionMark[];
  /** Text of the marks: `Tips: 7 · tips of people, math, score`; absent where there are none. */
  readonly predictionsLabel?: string | undefined;
  readonly lists: readonly MatchListKey[];
}
