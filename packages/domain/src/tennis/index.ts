export * from './arrange-draw.ts';
export * from './edition-statistics.ts';
export {
  howFar,
  REACHED_ROUNDS,
  REACHED_STATES,
  type Reached,
  type ReachedRound,
} from './how-far.ts';
export {
  type PlayedGame,
  type PlayedPoint,
  type PointChance,
  type ServedGame,
  type TennisSide,
} from './played-games.ts';
export * from './player-record.ts';
export * from './point-by-point.ts';
export * from './ranking-weeks.ts';
export * from './serve-statistics.ts';
export * from './split-editions.ts';
