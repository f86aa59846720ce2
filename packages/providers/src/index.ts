export type { Answer } from './answers/answer.ts';
export type { AnswerReader, Provider } from './answers/provider.ts';
export type { Failure, Note, Quota, Reading } from './answers/reading.ts';
export type { CheckReport } from './checks/check.ts';
export { CHECKS } from './checks/checks.ts';
export {
  BETFAIR_ROOTS,
  type BetfairAccount,
  type BetfairCredentials,
  type BetfairRoots,
  createBetfairAccount,
} from './exchange-stream/account.ts';
export {
  catalogueFilterOf,
  createExchangeWants,
  type ExchangeWants,
  exchangeFilterOf,
  isExchangeOn,
  lastStartIn,
  marketIdsOf,
} from './exchange-stream/exchange-wants.ts';
export { createHttpPost } from './exchange-stream/http-post.ts';
export {
  openSocket,
  STREAM_ADDRESS,
  type StreamAddress,
} from './exchange-stream/open-socket.ts';
export {
  type StreamClient,
  type StreamState,
  startStreamClient,
} from './exchange-stream/stream-client.ts';
export type { CalledProvider } from './network/called-providers.ts';
export { ENDPOINTS, type Endpoint, PROVIDERS_BY_HOST } from './network/endpoints.ts';
export { openDispatcher } from './network/open-dispatcher.ts';
export {
  createProviderNetwork,
  type Outcome,
  type ProviderNetwork,
} from './network/provider-network.ts';
export { PROVIDERS } from './providers.ts';
export { providerOf } from './recordings/provider-of.ts';
export { RecordingRefused, readRecording } from './recordings/read-recording.ts';
export type { RecordedAnswer } from './recordings/recorded-answer.ts';
export { type RecordedTable, tableOf } from './recordings/table-of.ts';
export { timeOfContent } from './recordings/time-of-content.ts';
export { assignTasks } from './schedule/assign.ts';
export { BUILT_IN_SETTINGS } from './schedule/built-in-settings.ts';
export { afterFailure, type Circuit, concernsProvider, SOUND } from './schedule/circuit.ts';
export type { Limit } from './schedule/limits.ts';
export {
  followsMatches,
  type HeardMatch,
  liveAges,
  matchesUnderWay,
  opensAt,
  unheardMatches,
} from './schedule/live-ages.ts';
export { createMatchBook, type MatchBook } from './schedule/match-book.ts';
export { nextPageOf } from './schedule/next-page.ts';
export type { PlannedMatch } from './schedule/offers/offer.ts';
export { type PlannedCall, planCalls } from './schedule/plan-calls.ts';
export { costsOf, freshnessOf } from './schedule/plan-summary.ts';
export { evenlySpent, limitsOf } from './schedule/provider-limits.ts';
export {
  type LeagueSettings,
  readSettings,
  type ScheduleSettings,
  SettingsRefused,
} from './schedule/settings.ts';
export {
  createSpendLedger,
  type ReportedQuota,
  type Spend,
  type SpendLedger,
} from './schedule/spend-ledger.ts';
export { changeOf, type Task } from './schedule/task.ts';
export { typicalDay } from './schedule/typical-day.ts';
