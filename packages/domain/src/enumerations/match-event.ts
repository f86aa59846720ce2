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
export type MatchEventType = (typeof MATCH_EVENTS)[number];
