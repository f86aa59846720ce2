export {
  type BankSummary,
  bankSummary,
  INITIAL_BANK_MILLI,
  maxDrawdownPercent,
  type SettledTip,
} from './bank/bank-summary.ts';
export { type BankStep, bankSteps, thinnedSteps } from './bank/expected-bank.ts';
export { longestRuns } from './bank/longest-run.ts';
export { ODDS_BANDS, type OddsBand, oddsBandOf } from './bank/odds-band.ts';
export {
  type DatedTip,
  type PeriodStatistics,
  periodStatistics,
  searchPeriodStart,
} from './bank/period-statistics.ts';
export {
  closingValueOf,
  type JudgedTip,
  MIN_SPLIT_TIPS,
  splitTips,
  type TipSplit,
} from './bank/tip-splits.ts';
export { compareNames, type NamesLanguage } from './compare-names.ts';
export * from './consistency/index.ts';
export { COOKIE, COOKIE_LIFE_SECONDS, SECURE_COOKIE } from './constants/cookie-names.ts';
export {
  ANSWER_LIMIT,
  HOME_BLOCK_SIZE,
  PAGE_SIZE,
  TIPS_PER_USER,
  type TipsPerUser,
  USERS_SEARCH_COUNT_MAX,
} from './constants/page-sizes.ts';
export {
  DEFAULT_COUNTRY_CODE,
  DEFAULT_LOCALE,
  DEFAULT_SPORT,
  DEFAULT_THEME,
  DEFAULT_TIME_ZONE,
  LOCALES,
  type Locale,
  MOBILE_MAX_WIDTH,
  PROMO_COUNTRY_CODE,
  SERVER_RENDER_TIMEOUT_MS,
  SLOW_REQUEST_MS,
} from './constants/site-defaults.ts';
export { TEXT_LIMIT, TIP_LIMIT } from './constants/tip-limits.ts';
export { DAY_SECONDS, HOUR_SECONDS } from './constants/unit-seconds.ts';
export * from './contests/index.ts';
export {
  type DayBounds,
  dayBounds,
  monthsBefore,
  noonOfUtcDay,
  startOfUtcDateIn,
} from './day/day-bounds.ts';
export { countriesWithZone, defaultTimeZone } from './day/default-time-zone.ts';
export {
  currentZoneName,
  isTimeZone,
  OFFSET_MAX_MINUTES,
  OFFSET_MIN_MINUTES,
  offsetTimeZone,
  parseTimezoneOffset,
  resolveTimeZone,
} from './day/time-zone.ts';
export { HOME_BLOCK, type HomeBlockKind } from './enumerations/home-block.ts';
export {
  LEAGUE_TIER,
  LEAGUE_TYPE,
  type LeagueTier,
  type LeagueType,
  type LeagueTypeFilter,
} from './enumerations/league-type.ts';
export { isGoalEvent, MATCH_EVENTS, type MatchEventType } from './enumerations/match-event.ts';
export { MATCH_INCIDENTS, type MatchIncidentType } from './enumerations/match-incident.ts';
export { MATCH_STATUS, type MatchStatus } from './enumerations/match-status.ts';
export {
  ALL_LEAGUES,
  RESULTS_SORT,
  RESULTS_TAB,
  type ResultsSort,
  type ResultsTab,
  SIDEBAR_SORT,
  type SidebarSort,
  THEME,
  type Theme,
} from './enumerations/results-view.ts';
export {
  FEED_KIND,
  FEED_PAGE_TYPE,
  type FeedKind,
  type FeedPageType,
  RESPONSE_CONTENT,
  type ResponseContent,
  SCANNER_SORT,
  SCANNER_TEMPLATE_KIND,
  type ScannerSort,
  type ScannerTemplateKind,
  SEARCH_PERIOD,
  SEARCH_PERIOD_DAYS,
  SEARCH_TYPE,
  type SearchPeriod,
  type SearchType,
  TIPS_SEARCH_SORT,
  type TipsSearchSort,
  USERS_SEARCH_SORT,
  type UsersSearchSort,
  VALUE_KIND,
  type ValueKind,
} from './enumerations/search-filters.ts';
export {
  LEAGUES_SORT,
  type LeaguesSort,
  MATCH_TIPS_SORT,
  type MatchTipsSort,
  REFEREES_SORT,
  type RefereesSort,
  SCORERS_SORT,
  type ScorersSort,
  TEAMS_SORT,
  TEAMS_TABLE_SORT,
  type TeamsSort,
  type TeamsTableSort,
  TIP_LANGUAGES,
  type TipLanguage,
  TOTALS_SORT,
  type TotalsSort,
  VALUE_TRENDS_SORT,
  type ValueTrendsSort,
} from './enumerations/sort-orders.ts';
export {
  COURT_TYPE,
  type CourtType,
  SPORT,
  SPORT_NAMES,
  type Sport,
  type SportName,
  TEAM_SPORTS,
  type TeamSportName,
} from './enumerations/sport.ts';
export {
  COUNT_OF_MATCHES,
  COUNT_OF_MONTHS,
  type CountOfMatches,
  type CountOfMonths,
  NEXT_MATCHES_HOURS,
  type NextMatchesHours,
  TABLE_COUNT_OF_MONTHS,
  TABLE_SIDE,
  type TableCountOfMonths,
  type TableSide,
  TOTALS_MARKET,
  type TotalsMarket,
  TYPE_OF_MATCHES,
  type TypeOfMatches,
  VALUE_TREND_HOURS,
  type ValueTrendHours,
} from './enumerations/statistics-filters.ts';
export {
  ACQUIRER_TYPE,
  type AcquirerType,
  SUBSCRIPTION_TYPE,
  type SubscriptionType,
} from './enumerations/subscription.ts';
export { TIP_RESULT, type TipResult } from './enumerations/tip-result.ts';
export type { ValueOf } from './enumerations/value-of.ts';
export {
  FAVOURITE_KINDS,
  FAVOURITES_LIMIT,
  type FavouriteKey,
  type FavouriteKind,
  parseFavouriteKey,
} from './favourites/favourite-key.ts';
export { canonicalJson, type LedgerValue } from './ledger/canonical-json.ts';
export { chainHash, GENESIS_HASH, sha256Hex } from './ledger/chain-hash.ts';
export {
  amountMilli,
  isSettledResult,
  LEDGER_KIND,
  type LedgerKind,
  type LedgerRecord,
  ledgerAmount,
  ledgerJson,
  parseLedgerJson,
  type Reveal,
  type SettledResult,
  type TipContent,
} from './ledger/ledger-record.ts';
export { type LedgerTip, STAKE_UNIT_MILLI, tipsOfLedger } from './ledger/tips-of-ledger.ts';
export { headText, type SignedHead, verifyHead } from './ledger/verify-head.ts';
export { type ChainEntry, type LedgerFault, verifyLedger } from './ledger/verify-ledger.ts';
export {
  type GroupableMatch,
  type GroupedLeague,
  groupMatches,
  type MatchLists,
  matchLists,
} from './matches/group-matches.ts';
export { isKnockOut } from './matches/knock-out.ts';
export {
  DEFAULT_MATCH_NOTIFICATIONS,
  FOLLOWED_MATCHES_MAX,
  MATCH_NOTIFICATION,
  type MatchMoment,
  type MatchNotificationEvent,
  type MatchNotificationOption,
  matchNotifications,
  momentNotified,
  ODDS_NOTIFICATION_PERCENT,
} from './matches/match-notifications.ts';
export { isFinished, isLive, isScheduled } from './matches/match-state.ts';
export { type PartOfMatch, partOfEvent } from './matches/part-of-event.ts';
export {
  type HalvesPlay,
  type Pair,
  type PeriodsPlay,
  type Play,
  type SetsPlay,
  sumPairs,
} from './matches/played.ts';
export { sortLeagues, sortMatches } from './matches/sort-matches.ts';
export {
  type PredictedMatch,
  type PredictionKind,
  predictionKinds,
  tipPredictionCount,
} from './matches/tip-prediction-count.ts';
export { asciiSlug, foldName } from './names/fold-name.ts';
export {
  type BookmakerStatistics,
  bookmakerStatistics,
  type QuotedMatch,
} from './odds/bookmaker-statistics.ts';
export { fairProbabilities } from './odds/fair-probabilities.ts';
export {
  IN_PLAY_FRESH_SECONDS,
  type InPlayPrice,
  inPlayLine,
  isFreshInPlay,
} from './odds/in-play.ts';
export { closingValue, outcomesOfLine } from './odds/line-outcomes.ts';
export { type ListedLine, listedOutcomes } from './odds/listed-line.ts';
export { mainOddTypes } from './odds/main-odd-types.ts';
export { mainOutcomes } from './odds/main-outcomes.ts';
export { type FairMarket, removeMargin } from './odds/margin.ts';
export {
  ARROW_FROM_PERCENT,
  HOT_SECONDS,
  isHot,
  type Movement,
  movementOf,
  movementPercent,
} from './odds/movement.ts';
export {
  type Fall,
  fallPoints,
  HEADLINE_MAX_MILLI_ODDS,
  heaviestFalls,
  NOTABLE_FALL,
} from './odds/notable-fall.ts';
export {
  formatOddType,
  isOddType,
  type OddType,
  parseOddType,
  partsOfOutcome,
} from './odds/odd-type.ts';
export {
  americanOdds,
  fractionalOdds,
  ODDS_FORMATS,
  type OddsFormat,
} from './odds/odds-format.ts';
export {
  type BookmakerPrice,
  closingOdds,
  currentOdds,
  firstOdds,
  isStale,
  SITE_LINE_INTERVAL_SECONDS,
  type SiteLinePoint,
  STALE_AFTER_SECONDS,
  siteLineAt,
} from './odds/price-history.ts';
export { checkPriceSet, type PriceSet, priceSets } from './odds/price-sets.ts';
export { siteLine } from './odds/site-line.ts';
export { breakEvenPercent, clvPercent, valuePercent } from './odds/value.ts';
export {
  type HeldSubscription,
  type PlanChoice,
  planChoice,
} from './premium/plan-choice.ts';
export {
  type Currency,
  PREMIUM_ROWS,
  type PremiumPlan,
  type PriceList,
  planAt,
  plansAt,
  premiumPlans,
  priceListOf,
  prolonged,
  REJECTED_GRACE_DAYS,
  savingPercent,
  TRIAL_DAYS,
} from './premium/premium-plans.ts';
export {
  afterMonths,
  PAYMENT_KINDS,
  type PaymentEvent,
  type PaymentKind,
  type SubscriptionHistory,
  subscriptionHistoryOf,
} from './premium/subscription-history.ts';
export {
  compareRated,
  isRatable,
  meetsRatingConditions,
  type RatedWindow,
  ratedWindow,
  ratingWindowStart,
  type WindowTip,
} from './rating/rated-window.ts';
export { capperLabel, ratingLabel } from './rating/rating-label.ts';
export {
  effectiveCount,
  PREMIUM_CAPPER_MIN_TIPS,
  PREMIUM_CAPPERS,
  RATING_MAX_IDLE_DAYS,
  RATING_MIN_DAYS,
  RATING_MIN_TIPS,
  RATING_WINDOW_DAYS,
  type RatedTip,
  type RatingStatistics,
  RECORD_MIN_TIPS,
  ratingLeft,
  ratingScore,
  ratingStatistics,
  yieldError,
  yieldSignificance,
} from './rating/rating-score.ts';
export * from './scanner/index.ts';
export {
  type MatchToSettle,
  RESUME_WITHIN_SECONDS,
  settleTip,
} from './settlement/settle-tip.ts';
export { tipProfit } from './settlement/tip-profit.ts';
export { hockeyRules } from './sports/hockey.ts';
export { MAIN_LINES, type MainLine, mainLineOf } from './sports/main-lines.ts';
export {
  hasMarket,
  isMarketCode,
  type LineStep,
  MARKETS,
  type MarketCode,
  type MarketRule,
  marketRule,
  marketsOf,
  OUTCOME_CATEGORY,
  type OutcomeCategory,
} from './sports/market.ts';
export { type PointsRule, withOvertime } from './sports/points-rule.ts';
export { soccerRules } from './sports/soccer.ts';
export type { MarketOfSport, SettledOn, SportRules } from './sports/sport-rules.ts';
export { SPORTS, sportRules, sportsWhere } from './sports/sports.ts';
export { tennisRules } from './sports/tennis.ts';
export { lastRoundStart } from './standings/last-round.ts';
export {
  type NamedZone,
  promotion,
  promotionPlayOffs,
  relegation,
  relegationPlayOffs,
  zone,
} from './standings/named-zones.ts';
export { type PointsStep, pointsByMatch } from './standings/points-by-match.ts';
export {
  DEFAULT_TIE_BREAKS,
  type Deduction,
  type PlacedRow,
  type StandingsRules,
  type StandingsTeam,
  standings,
  TIE_BREAKS,
  type TieBreak,
} from './standings/standings.ts';
export {
  type MatchOutcome,
  outcomeFor,
  pointsFor,
  type StandingsMatch,
  type StandingsRow,
  standingsRow,
} from './standings/standings-row.ts';
export {
  haveOwnPlaces,
  type TableZone,
  ZONE_KIND,
  type ZoneKind,
  zoneOfPlace,
} from './standings/table-zone.ts';
export { inTableOrder, type TeamsTableRow } from './standings/teams-table.ts';
export * from './statistics/index.ts';
export {
  ALERT_AGAIN_PERCENT,
  ALERT_AGAIN_SECONDS,
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  ALERT_INTERVAL_SECONDS,
  type AlertChannel,
  type AlertFrequency,
  isAlertNew,
  minutesOfDay,
  quietMinutesLeft,
  type SentAlert,
  TEMPLATE_TOPIC,
  TEMPLATES_MAX,
  type TemplateKind,
  type TemplateTopic,
} from './templates/template-rules.ts';
export * from './tennis/index.ts';
export {
  isHeadlineTrend,
  TREND_MATCHES,
  type Trend,
  type TrendModel,
  trendOf,
  wilsonInterval,
} from './trends/value-trend.ts';
