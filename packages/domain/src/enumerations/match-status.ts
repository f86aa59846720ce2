import type { ValueOf } from './value-of.ts';

export const MATCH_STATUS = {
  scheduled: 1,
  live: 2,
  finished: 3,
  moved: 4,
  canceled: 5,
  stopped: 6,
  interrupted: 7,
  walkover: 8,
  finishedRetired: 9,
  awarded: 10,
} as const;
export type MatchStatus = ValueOf<typeof MATCH_STATUS>;
