export type { PlayedOutcome } from './evaluation/base-rates.ts';
export {
  type EvaluatedOutcome,
  type Evaluation,
  type EvaluationReport,
  evaluate,
  type Forecast,
  type Scores,
} from './evaluation/evaluate.ts';
export {
  type RealisedYield,
  realisedYield,
  type SettledPick,
} from './evaluation/realised-yield.ts';
export {
  calibrationError,
  MIN_CASES,
  type ReliabilityBin,
  reliabilityBins,
  type StatedCase,
} from './evaluation/reliability.ts';
export { type Reliability, reliability, type Stated } from './evaluation/reliability-slope.ts';
export { brierScore, logLoss, rankedProbabilityScore } from './evaluation/scoring-rules.ts';
export { goalsMatrix } from './goals-matrix.ts';
export type { HockeyMatch, HockeyResult } from './hockey/hockey-match.ts';
export { createHockeyModel, type HockeyModel } from './hockey/hockey-model.ts';
export { HOCKEY_OPTIONS, type HockeyOptions } from './hockey/hockey-options.ts';
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
  type LiveTennis,
  liveTennis,
  SERVE_LEVELS,
  type TennisStart,
  type TennisState,
  tennisEdge,
} from './live/live-tennis.ts';
export type { SoccerClock } from './live/soccer-clock.ts';
export { type FairTotal, soccerMarketGoals } from './live/soccer-market-goals.ts';
export type { SetState } from './live/tennis-chain.ts';
export {
  isMathTipDue,
  MATH_TIP,
  type MathTip,
  type OfferedPrice,
  selectMathTip,
} from './math-tip/math-tip.ts';
export {
  type OutcomeShares,
  outcomeShares,
  sharesValuePercent,
  winProbability,
} from './scores/outcome-shares.ts';
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
export type { SoccerMatch, SoccerResult } from './soccer/soccer-match.ts';
export { createSoccerModel, type SoccerModel } from './soccer/soccer-model.ts';
export { SOCCER_OPTIONS, type SoccerOptions } from './soccer/soccer-options.ts';
export { MATCHES_TO_PUBLISH, type SoccerPrediction } from './soccer/soccer-prediction.ts';
export { matchFromSet, type SetScores, setScores } from './tennis/set-chain.ts';
export type { TennisMatch, TennisResult } from './tennis/tennis-match.ts';
export { createTennisModel, type TennisModel } from './tennis/tennis-model.ts';
export { TENNIS_OPTIONS, type TennisOptions } from './tennis/tennis-options.ts';
export type { TennisPrediction } from './tennis/tennis-prediction.ts';
export type { TennisOpinions } from './tennis/tour-ratings.ts';
export type { Pair, TimedMatch } from './walk-forward/timed-match.ts';
export { type WalkForwardModel, walkForward } from './walk-forward/walk-forward.ts';
