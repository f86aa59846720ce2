export * from './arbitrage/index.ts';
export {
  type BankSummary,
  bankSummary,
  INITIAL_BANK_MILLI,
  maxDrawdownPercent,
  type SettledTip,
} from './bank/bank-summary.ts';
export * from './bank/expected-bank.ts';
export * from './bank/longest-run.ts';
export * from './bank/odds-band.ts';
export * from './bank/period-statistics.ts';
export * from './bank/tip-splits.ts';
export * from './bets/index.ts';
export * from './compare-names.ts';
export * from './consistency/index.ts';
export * from './constants/cookie-names.ts';
export * from './constants/page-sizes.ts';
export * from './constants/site-defaults.ts';
export * from './constants/tip-limits.ts';
export * from './constants/unit-seconds.ts';
export * from './contests/index.ts';
export {
  type CsvRow,
  csvField,
  csvSeparatorOf,
  csvText,
  csvValue,
  readCsv,
} from './csv/csv-text.ts';
export * from './day/day-bounds.ts';
export * from './day/default-time-zone.ts';
export * from './day/table-month.ts';
export * from './day/time-zone.ts';
export * from './display/display-settings.ts';
export * from './enumerations/home-block.ts';
export * from './enumerations/league-type.ts';
export * from './enumerations/match-event.ts';
export * from './enumerations/match-incident.ts';
export * from './enumerations/match-status.ts';
export * from './enumerations/results-view.ts';
export * from './enumerations/search-filters.ts';
export * from './enumerations/sort-orders.ts';
export * from './enumerations/sport.ts';
export * from './enumerations/statistics-filters.ts';
export * from './enumerations/subscription.ts';
export * from './enumerations/tip-result.ts';
export type * from './enumerations/value-of.ts';
export * from './favourites/favourite-key.ts';
export * from './ledger/canonical-json.ts';
export * from './ledger/chain-hash.ts';
export * from './ledger/ledger-record.ts';
export * from './ledger/tips-of-ledger.ts';
export * from './ledger/verify-head.ts';
export * from './ledger/verify-ledger.ts';
export {
  type LedgerSource,
  type VerificationFault,
  type VerifiedRecord,
  type VerifyOutcome,
  verifyRecord,
} from './ledger/verify-record.ts';
export * from './ledger/witness.ts';
export * from './matches/group-matches.ts';
export * from './matches/knock-out.ts';
export * from './matches/match-notifications.ts';
export * from './matches/match-state.ts';
export * from './matches/part-of-event.ts';
export {
  type HalvesPlay,
  type Pair,
  type PeriodsPlay,
  type Play,
  type SetsPlay,
  sumPairs,
} from './matches/played.ts';
export * from './matches/sort-matches.ts';
export {
  type PredictedMatch,
  type PredictionKind,
  predictionKinds,
  tipPredictionCount,
} from './matches/tip-prediction-count.ts';
export * from './names/compare-leagues.ts';
export * from './names/compare-sides.ts';
export * from './names/fold-name.ts';
export * from './names/player-slug.ts';
export { sideMarks } from './names/side-marks.ts';
export * from './odds/believable-value.ts';
export * from './odds/bookmaker-statistics.ts';
export * from './odds/fair-probabilities.ts';
export * from './odds/grid-markets.ts';
export * from './odds/in-play.ts';
export * from './odds/line-outcomes.ts';
export * from './odds/listed-line.ts';
export * from './odds/main-odd-types.ts';
export * from './odds/main-outcomes.ts';
export * from './odds/margin.ts';
export * from './odds/movement.ts';
export * from './odds/notable-fall.ts';
export * from './odds/odd-type.ts';
export * from './odds/odds-format.ts';
export * from './odds/payout.ts';
export * from './odds/price-history.ts';
export * from './odds/price-sets.ts';
export * from './odds/site-line.ts';
export * from './odds/value.ts';
export * from './premium/plan-choice.ts';
export * from './premium/premium-plans.ts';
export * from './premium/subscription-history.ts';
export * from './rating/capper-badges.ts';
export * from './rating/closing-proof.ts';
export * from './rating/month-record.ts';
export {
  compareRated,
  isRatable,
  meetsRatingConditions,
  type RatedWindow,
  ratedWindow,
  ratingWindowStart,
  type WindowTip,
} from './rating/rated-window.ts';
export * from './rating/rating-distribution.ts';
export * from './rating/rating-label.ts';
export * from './rating/rating-score.ts';
export * from './rating/tip-habits.ts';
export * from './scanner/index.ts';
export * from './settlement/settle-tip.ts';
export * from './settlement/tip-profit.ts';
export * from './sources/sources-of-facts.ts';
export * from './sports/hockey.ts';
export * from './sports/main-lines.ts';
export * from './sports/market.ts';
export * from './sports/match-minutes.ts';
export * from './sports/points-rule.ts';
export * from './sports/soccer.ts';
export type { MarketOfSport, SettledOn, SportRules } from './sports/sport-rules.ts';
export * from './sports/sports.ts';
export * from './sports/tennis.ts';
export * from './stakes/index.ts';
export * from './standings/last-round.ts';
export * from './standings/named-zones.ts';
export * from './standings/points-by-match.ts';
export * from './standings/standings.ts';
export * from './standings/standings-row.ts';
export * from './standings/table-zone.ts';
export * from './standings/teams-table.ts';
export * from './statistics/index.ts';
export * from './story/index.ts';
export * from './table-of.ts';
export * from './templates/template-rules.ts';
export * from './tennis/index.ts';
export * from './trends/value-trend.ts';
