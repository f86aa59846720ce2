import type { FoundTipRow } from '../tips-search-queries.ts';

/** The match of tips, shared by them; changed in place. */
export interface TippedMatch {
  readonly id: number;
  rev: number;
  leagueId: number;
  leagueType: number;
  status: number;
  /** Unix seconds. */
  startsAt: number;
}

/** The author of tips; changed in place. */
export interface TipAuthor {
  readonly id: number;
  /** Private statistics, or a blocked account. */
  isHidden: boolean;
}

/** A pending tip of the index. */
export type OpenTip = Omit<FoundTipRow, 'rev'> & {
  readonly sport: number;
  readonly market: string;
  readonly isDescribed: boolean;
  /** Public only from the start. */
  readonly isDelayed: boolean;
  /** 0 = not in a contest. */
  readonly contestSeasonId: number;
  readonly match: TippedMatch;
  readonly author: TipAuthor;
};
