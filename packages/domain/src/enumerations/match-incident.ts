/** Goals and dismissals: what the head of a match tells of what happened in it. */
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
