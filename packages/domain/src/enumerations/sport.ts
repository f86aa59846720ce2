import type { ValueOf } from './value-of.ts';

export const SPORT = { soccer: 1, hockey: 2, tennis: 3 } as const;
export type Sport = ValueOf<typeof SPORT>;
export type SportName = keyof typeof SPORT;
export const SPORT_NAMES = Object.keys(SPORT) as readonly SportName[];

/** A sport of teams, which play in leagues. */
export type TeamSportName = Exclude<SportName, 'tennis'>;
export const TEAM_SPORTS = SPORT_NAMES.filter((name): name is TeamSportName => name !== 'tennis');

/** Kind of surface a tennis match is played on; 0 = any. */
export const COURT_TYPE = { any: 0, hard: 1, clay: 2, grass: 3, indoorHard: 4, carpet: 5 } as const;
export type CourtType = ValueOf<typeof COURT_TYPE>;
