import type { ValueOf } from './value-of.ts';

export const LEAGUES_SORT = {
  popular: 1,
  name: 2,
  averageTotalDescending: 3,
  averageTotalAscending: 4,
  countOfMatches: 5,
} as const;
export type LeaguesSort = ValueOf<typeof LEAGUES_SORT>;

export const TEAMS_SORT = {
  nextMatch: 1,
  name: 2,
  averageTotalDescending: 3,
  averageTotalAscending: 4,
  winShare: 5,
} as const;
export type TeamsSort = ValueOf<typeof TEAMS_SORT>;

export const REFEREES_SORT = {
  countOfMatches: 1,
  yellowCards: 2,
  redCards: 3,
  penalties: 4,
  fouls: 5,
  name: 6,
} as const;
export type RefereesSort = ValueOf<typeof REFEREES_SORT>;

/** Orders of a list of players. */
export const PLAYERS_SORT = { rank: 1, name: 2 } as const;
export type PlayersSort = ValueOf<typeof PLAYERS_SORT>;

/** Orders of a list of tournaments: what is on now and next, by name, the biggest first. */
export const TOURNAMENTS_SORT = { calendar: 1, name: 2, tier: 3 } as const;
export type TournamentsSort = ValueOf<typeof TOURNAMENTS_SORT>;

/** Orders of a season's scorers. */
export const SCORERS_SORT = { goals: 1, assists: 2 } as const;
export type ScorersSort = ValueOf<typeof SCORERS_SORT>;

/** Of the goalies of a season. */
export const GOALIES_SORT = {
  saveShare: 1,
  goalsAgainst: 2,
  shutouts: 3,
  saves: 4,
  matches: 5,
} as const;
export type GoaliesSort = ValueOf<typeof GOALIES_SORT>;

/** Of the teams of a season by what they make of penalties. */
export const SPECIAL_TEAMS_SORT = {
  powerPlay: 1,
  penaltyKilling: 2,
  chances: 3,
  timesShort: 4,
} as const;
export type SpecialTeamsSort = ValueOf<typeof SPECIAL_TEAMS_SORT>;

export const TOTALS_SORT = {
  averageDescending: 1,
  averageAscending: 2,
  overShare: 3,
  name: 4,
} as const;
export type TotalsSort = ValueOf<typeof TOTALS_SORT>;

export const TEAMS_TABLE_SORT = {
  points: 1,
  pointsPerMatch: 2,
  goalDifference: 3,
  overShare: 4,
} as const;
export type TeamsTableSort = ValueOf<typeof TEAMS_TABLE_SORT>;

export const VALUE_TRENDS_SORT = { value: 1, startTime: 2, hitShare: 3, odds: 4 } as const;
export type ValueTrendsSort = ValueOf<typeof VALUE_TRENDS_SORT>;

export const MATCH_TIPS_SORT = { authorPosition: 1, newest: 2, odds: 3 } as const;
export type MatchTipsSort = ValueOf<typeof MATCH_TIPS_SORT>;

/** Languages that texts of tips are classified into: Russian is written in Cyrillic letters. */
export const TIP_LANGUAGES = ['ru', 'en'] as const;
export type TipLanguage = (typeof TIP_LANGUAGES)[number];
