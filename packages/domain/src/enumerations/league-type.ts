import type { ValueOf } from './value-of.ts';

/** As a filter 0 means all; a league itself is always 1–5. */
export const LEAGUE_TYPE = {
  all: 0,
  nationalLeague: 1,
  nationalCup: 2,
  internationalClubs: 3,
  nationalTeams: 4,
  friendly: 5,
} as const;
export type LeagueTypeFilter = ValueOf<typeof LEAGUE_TYPE>;
export type LeagueType = Exclude<LeagueTypeFilter, typeof LEAGUE_TYPE.all>;

/** Weight of a league in "popular" orders: 1 is the top tier. */
export const LEAGUE_TIER = { top: 1, middle: 2, rest: 3 } as const;
export type LeagueTier = ValueOf<typeof LEAGUE_TIER>;
