/** Orders of a squad, the first one unless an address names another: keepers first. */
export const SQUAD_ORDERS = [
  'place',
  'age',
  'matches',
  'minutes',
  'goals',
  'assists',
  'points',
  'yellowCards',
  'redCards',
  'penaltyMinutes',
  'shots',
  'saves',
  'saveShare',
  'rating',
] as const;
export type SquadOrder = (typeof SQUAD_ORDERS)[number];

/** The youngest first; of everything else the most. */
export const isAscending = (order: SquadOrder): boolean => order === 'place' || order === 'age';
