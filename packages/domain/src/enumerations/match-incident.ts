/** Goals and dismissals: the events in the header of a match. */
export const MATCH_INCIDENTS = [
  'goal',
  'own_goal',
  'penalty_goal',
  'power_play_goal',
  'short_handed_goal',
  'empty_net_goal',
  'second_yellow',
  'red',
] as const;
export type MatchIncidentType = (typeof MATCH_INCIDENTS)[number];
