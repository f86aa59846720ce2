export {
  arrangeDraw,
  DRAW_ENTRIES,
  DRAW_ROUNDS,
  type Draw,
  type DrawEntry,
  type DrawnMatch,
  type DrawRound,
  type DrawSlot,
  isDrawRound,
  sizeOfRound,
} from './arrange-draw.ts';
export {
  type PlayedGame,
  type PlayedPoint,
  type PointChance,
  type ServedGame,
  type TennisSide,
} from './played-games.ts';
export { type PlayerRecord, playerRecord, type TennisResult } from './player-record.ts';
export {
  type MatchOfGames,
  type PlayedSet,
  type PointTotals,
  pointByPoint,
  pointTotals,
} from './point-by-point.ts';
export {
  SERVE_STATISTICS,
  type ServeCounts,
  type ServeRow,
  type ServeStatistic,
  serveStatistics,
} from './serve-statistics.ts';
