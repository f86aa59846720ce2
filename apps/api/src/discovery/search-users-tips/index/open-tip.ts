import type { FoundTipRow } from '../tips-search-queries.ts';

/** What tips of one match share; changed in place when the match is. */
export type TippedMatch = {
  readonly id: number;
  rev: number;
  leagueId: number;
  leagueType: number;
  status: number;
  /** Unix seconds. */
  startsAt: number;
};

/** Who posted tips; changed in place. */
export type TipAuthor = {
  readonly id: number;
  /** Private statistics, or a blocked account. */
  isHidden: boolean;
};

/** A pending tip of the index. */
export type OpenTip = Omit<FoundTipRow, 'rev'> & {
  readonly sport: number;
  readonly market: string;
  readonly isDescribed: boolean;
  /** Public only from the start. */
  readonly isDelayed: boolean;
  /** 0 = of no contest. */
  readonly contestSeasonId: number;
  readonly match: TippedMatch;
  readonly author: TipAuthor;
};
