export type { PlayedOutcome } from './evaluation/base-rates.ts';
export * from './evaluation/evaluate.ts';
export * from './evaluation/realised-yield.ts';
export {
  calibrationError,
  MIN_CASES,
  type ReliabilityBin,
  reliabilityBins,
  type StatedCase,
} from './evaluation/reliability.ts';
export * from './evaluation/reliability-slope.ts';
export * from './evaluation/scoring-rules.ts';
export {
  FORECAST_MODELS,
  type Forecasted,
} from './forecasts/forecast-models.ts';
export {
  type ForecastNumbers,
  hockeyNumbers,
  soccerNumbers,
  tennisNumbers,
} from './forecasts/forecast-numbers.ts';
export { forecastOfExpected } from './forecasts/forecast-of-expected.ts';
export * from './goals-matrix.ts';
export type * from './hockey/hockey-match.ts';
export * from './hockey/hockey-model.ts';
export * from './hockey/hockey-options.ts';
export type { HockeyOpinions, HockeyPrediction } from './hockey/hockey-prediction.ts';
export { winAfterAll as winInTheEnd } from './hockey/regular-time.ts';
export type { HockeyState, PowerPlay } from './live/hockey-chain.ts';
export {
  type HockeyStart,
  hockeyMarketGoals,
  type LiveHockey,
  liveHockey,
  overtimeWin,
} from './live/live-hockey.ts';
export {
  type LiveSoccer,
  liveSoccer,
  type SoccerStart,
  type SoccerState,
} from './live/live-soccer.ts';
export {
  createLiveTennis,
  type LiveTennis,
  SERVE_LEVELS,
  type TennisStart,
  type TennisState,
} from './live/live-tennis.ts';
export type { SoccerClock } from './live/soccer-clock.ts';
export { type FairTotal, soccerMarketGoals } from './live/soccer-market-goals.ts';
export type { SetState } from './live/tennis-chain.ts';
export * from './math-tip/math-tip.ts';
export * from './scores/outcome-shares.ts';
export {
  expectedGoalsOf,
  MAX_GOALS,
  mostProbableScore,
  poissonMatrix,
  type ResultProbabilities,
  resultOf,
  type ScoreMatrix,
  withResult,
} from './scores/score-matrix.ts';
export type { SoccerOpinions } from './soccer/soccer-experts.ts';
export type * from './soccer/soccer-match.ts';
export * from './soccer/soccer-model.ts';
export * from './soccer/soccer-options.ts';
export { MATCHES_TO_PUBLISH, type SoccerPrediction } from './soccer/soccer-prediction.ts';
export { matchFromSet, type SetScores, setScores } from './tennis/set-chain.ts';
export type * from './tennis/tennis-match.ts';
export * from './tennis/tennis-model.ts';
export * from './tennis/tennis-options.ts';
export type { TennisPrediction } from './tennis/tennis-prediction.ts';
export type { TennisOpinions } from './tennis/tour-ratings.ts';
export * from './value/believable-value.ts';
export * from './value/blend-shares.ts';
export * from './value/model-weight.ts';
export type { Pair, TimedMatch } from './walk-forward/timed-match.ts';
export * from './walk-forward/walk-forward.ts';
