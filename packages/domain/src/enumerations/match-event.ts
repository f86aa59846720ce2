import { MATCH_INCIDENTS } from './match-incident.ts';

/** Everything with a minute that a source reports of a match, of any sport. */
export const MATCH_EVENTS = [
  ...MATCH_INCIDENTS,
  'missed_penalty',
  'yellow',
  'substitution',
  'penalty',
  'major_penalty',
  'misconduct',
  'shootout_goal',
  'shootout_miss',
] as const;
const DISMISSALS: readonly string[] = ['second_yellow', 'red'];

/** Whether it counts in the score of the match: shots of a shoot-out do not. */
export const isGoalEvent = (type: MatchEventType): boolean =>
  (MATCH_INCIDENTS as readonly string[]).includes(type) && !DISMISSALS.includes(type);

export type MatchEventType = (typeof MATCH_EVENTS)[number];
