export { accountDelete } from './account/account-delete.ts';
export { accountExport } from './account/account-export.ts';
export { ACCOUNT_LIMITS } from './account/account-limits.ts';
export { accountReauth } from './account/account-reauth.ts';
export { accountSessions, endAccountSessions } from './account/account-sessions.ts';
export {
  accountTotp,
  confirmAccountTotp,
  endAccountTotp,
  renewRecoveryCodes,
  startAccountTotp,
} from './account/account-totp.ts';
export { changeDescription } from './account/change-description.ts';
export { changeEmail } from './account/change-email.ts';
export { changePageProfile } from './account/change-page-profile.ts';
export { changePageProfileNotification } from './account/change-page-profile-notification.ts';
export { changePassword } from './account/change-password.ts';
export { changeTelegram } from './account/change-telegram.ts';
export { changeUserName } from './account/change-user-name.ts';
export { checkTelegramConnection } from './account/check-telegram-connection.ts';
export { confirmEmail } from './account/confirm-email.ts';
export { follow } from './account/follow.ts';
export { followers } from './account/followers.ts';
export { login } from './account/login.ts';
export { logout } from './account/logout.ts';
export { pageProfile } from './account/page-profile.ts';
export { pageProfileNotifications } from './account/page-profile-notifications.ts';
export { recoverPassword } from './account/recover-password.ts';
export { recoverPasswordLink } from './account/recover-password-link.ts';
export { register } from './account/register.ts';
export { resendEmailConfirmationMessage } from './account/resend-email-confirmation-message.ts';
export { sendPassRecoveryMessage } from './account/send-pass-recovery-message.ts';
export { socialLogin } from './account/social-login.ts';
export { unsubscribe } from './account/unsubscribe.ts';
export { userInfo } from './account/user-info.ts';
export { verifyEmail } from './account/verify-email.ts';
export { verifyUserName } from './account/verify-user-name.ts';
export {
  type ApiError,
  ERROR_CODES,
  type ErrorCode,
  isErrorCode,
} from './api-error.ts';
export { pageContestRules } from './contests/page-contest-rules.ts';
export {
  type Access,
  type Cache,
  defineEndpoint,
  type EndpointAddress,
  type EndpointDefinition,
  type EndpointSchemas,
  MAX_BODY_BYTES,
  type Method,
  type ParsedRequestOf,
  type ReplyOf,
  type RequestOf,
  type SegmentsIn,
} from './endpoint.ts';
export {
  type DeclaredEndpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
} from './endpoints.ts';
export type { AccountSession } from './entities/account-session.ts';
export type { AccountSessionList } from './entities/account-session-list.ts';
export type { Contestant, ContestRules } from './entities/contest-rules.ts';
export type { DayTip, DayTips } from './entities/day-tips.ts';
export { errorReply } from './entities/error-reply.ts';
export type {
  EventMatches,
  EventMatchList,
} from './entities/events/event-matches.ts';
export type {
  EventPage,
  EventReferee,
  EventSide,
  FormMatch,
  MatchOutcomeOfSide,
  OddsStripItem,
} from './entities/events/event-page.ts';
export type { EventRefereeRecord, RefereedMatch } from './entities/events/event-referee.ts';
export type {
  AbsentPlayer,
  EventLineup,
  EventSquad,
  EventSquads,
  SquadPlayer,
} from './entities/events/event-squads.ts';
export type { EventSummary, EventSummaryList } from './entities/events/event-summary.ts';
export type { EventTable } from './entities/events/event-table.ts';
export type { EventTrend, EventTrends } from './entities/events/event-trends.ts';
export type { MatchMoment } from './entities/events/match-moment.ts';
export type {
  BookmakerOdds,
  MarketLine,
  OddsHistory,
  OutcomeHistory,
} from './entities/events/odds-history.ts';
export type { OutcomeModel } from './entities/events/outcome-model.ts';
export type { PriceRange } from './entities/events/price-range.ts';
export type { FeedItem, FeedPage } from './entities/feed-page.ts';
export type { FeedReceipt } from './entities/feed-receipt.ts';
export type { FixtureTrends } from './entities/fixture-trends.ts';
export type {
  HockeyLeaguePage,
  SeasonMatches,
  SeasonSummary,
  SeasonTotals,
  SeasonTrends,
  TeamsTable,
} from './entities/hockey-league-page.ts';
export type {
  HockeyTeamPage,
  TeamMatches,
  TeamSummary,
  TeamTrends,
} from './entities/hockey-team-page.ts';
export type { DroppedOdds, RefereeOfDay, WatchedTeam } from './entities/home-items.ts';
export type {
  LeagueHead,
  LeagueWithMatches,
  MatchWithLeague,
  PopularLeague,
} from './entities/league.ts';
export type {
  LeagueMatches,
  LeaguePage,
  LeagueRow,
  LeaguesPage,
  SeasonPage,
} from './entities/league-page.ts';
export type { HomeBlock, MainPage } from './entities/main-page.ts';
export type { MatchListItem, OddsLine, TeamInMatch } from './entities/match-list-item.ts';
export type { DelayedTip, MatchTip, MatchTips, TipAuthor } from './entities/match-tip.ts';
export type { AnalysedMatch, MathAnalysisPage } from './entities/math-analysis-page.ts';
export type { PageEmpty, Sidebar } from './entities/page-empty.ts';
export type {
  BankrollMovement,
  PageProfile,
  ProfileStatistics,
  StatisticsReset,
  TipStats,
  TipStatsRow,
} from './entities/page-profile.ts';
export type { PremiumPage, SubscriptionState } from './entities/premium-page.ts';
export type { ProfileNotifications } from './entities/profile-notifications.ts';
export type { RefereeFigures } from './entities/referee.ts';
export type { RefereePage, RefereeRow, RefereesPage } from './entities/referee-page.ts';
export type {
  Reliability,
  ReliabilityBinOfPage,
  ReliabilityGroup,
  ReliabilityPage,
} from './entities/reliability-page.ts';
export type { OddsHistoryPoint, ResultsPage } from './entities/results-page.ts';
export type { FoundTeam, FoundUser, SearchResults } from './entities/search-results.ts';
export type { SeasonScorers } from './entities/season-scorers.ts';
export type { StandingsTable, TableRow, TeamHead } from './entities/standings-table.ts';
export type {
  LineShare,
  OutcomeShares,
  SeriesItem,
  SummaryItem,
} from './entities/statistics.ts';
export type { TeamPage, TeamRow, TeamsPage } from './entities/team-page.ts';
export type { PlayerRecordItem, ServeFigureRow } from './entities/tennis/player-record.ts';
export type { DrawnPlayer, DrawSlotItem, TennisDraw } from './entities/tennis/tennis-draw.ts';
export type {
  TennisEventPage,
  TennisForecast,
  TennisHeadToHead,
  TennisMatchList,
  TennisSideOfMatch,
} from './entities/tennis/tennis-event-page.ts';
export type {
  PlayedGameItem,
  PlayedPointItem,
  PlayedSetItem,
  TennisPoints,
} from './entities/tennis/tennis-points.ts';
export type {
  AvailableContest,
  OwnRating,
  RatedCapper,
  UsersRating,
} from './entities/users-rating.ts';
export type { ValueTrend, ValueTrendsPage } from './entities/value-trend.ts';
export type { VisitorEvent } from './entities/visitor-event.ts';
export type { WireMatch, WireTeam } from './entities/wire-match.ts';
export { feedRecords } from './feed/feed-records.ts';
export { answerFeedback, feedbackInbox } from './feedback/feedback-inbox.ts';
export {
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_MESSAGE_MIN,
  FEEDBACK_TOPICS,
  pageFeedback,
  sendFeedback,
} from './feedback/page-feedback.ts';
export { hockeyEventMatches } from './hockey/events/hockey-event-matches.ts';
export { hockeyEventOddsHistory } from './hockey/events/hockey-event-odds-history.ts';
export { hockeyEventPage } from './hockey/events/hockey-event-page.ts';
export { hockeyEventSquads } from './hockey/events/hockey-event-squads.ts';
export { hockeyEventSummary } from './hockey/events/hockey-event-summary.ts';
export { hockeyEventTrends } from './hockey/events/hockey-event-trends.ts';
export type { HockeyEndpointName } from './hockey/hockey-endpoints.ts';
export { hockeyMainPage } from './hockey/hockey-main-page.ts';
export { hockeyMathAnalysisPage } from './hockey/hockey-math-analysis-page.ts';
export { hockeyResultsPage } from './hockey/hockey-results-page.ts';
export { hockeySearch } from './hockey/hockey-search.ts';
export { hockeyLeagueFixtures } from './hockey/league/hockey-league-fixtures.ts';
export { hockeyLeagueMatches } from './hockey/league/hockey-league-matches.ts';
export { hockeyLeaguePage } from './hockey/league/hockey-league-page.ts';
export { hockeyLeagueResults } from './hockey/league/hockey-league-results.ts';
export { hockeyLeagueSummary } from './hockey/league/hockey-league-summary.ts';
export { hockeyLeagueTeamsTable } from './hockey/league/hockey-league-teams-table.ts';
export { hockeyLeagueTotals } from './hockey/league/hockey-league-totals.ts';
export { hockeyLeagueTrends } from './hockey/league/hockey-league-trends.ts';
export { pageHockeyLeagues } from './hockey/league/page-hockey-leagues.ts';
export { hockeyTeamMatches } from './hockey/teams/hockey-team-matches.ts';
export { hockeyTeamPage } from './hockey/teams/hockey-team-page.ts';
export { hockeyTeamSummary } from './hockey/teams/hockey-team-summary.ts';
export { hockeyTeamTrends } from './hockey/teams/hockey-team-trends.ts';
export { pageHockeyTeams } from './hockey/teams/page-hockey-teams.ts';
export { ledgerChainFrom } from './ledger/ledger-chain-from.ts';
export type { LedgerChain, LedgerEntry, LedgerHead, UserLedger } from './ledger/ledger-entry.ts';
export { ledgerHeadOfDay } from './ledger/ledger-head-of-day.ts';
export { ledgerOfUser } from './ledger/ledger-of-user.ts';
export { statistics } from './metrics/statistics.ts';
export {
  hockeyMatchNotifications,
  notifiedMatches,
  soccerMatchNotifications,
  tennisMatchNotifications,
} from './notifications/match-notification-calls.ts';
export type { MatchNotification } from './notifications/match-notifications.ts';
export { pageEmpty } from './pages/page-empty.ts';
export {
  SITE_MAP_LAST_PART,
  SITE_MAP_ROUTES,
  SITE_MAP_SPAN,
  type SiteMapRoute,
  siteMap,
  siteMapPart,
} from './pages/site-map.ts';
export { timezone } from './pages/timezone.ts';
export { changeSubscription } from './premium/change-subscription.ts';
export { pagePremium } from './premium/page-premium.ts';
export { sendPayProGlobalLoginLink } from './premium/send-pay-pro-global-login-link.ts';
export { pageUsersRating } from './rating/page-users-rating.ts';
export { refusalsOf } from './refusals.ts';
export {
  hockeyOddsScannerOutcomeDetails,
  soccerOddsScannerOutcomeDetails,
  tennisOddsScannerOutcomeDetails,
} from './scanner/odds-scanner-outcome-details.ts';
export {
  hockeyOddsScannerParameters,
  soccerOddsScannerParameters,
  tennisOddsScannerParameters,
} from './scanner/odds-scanner-parameters.ts';
export type {
  BookmakerOfOutcome,
  OutcomeDetails,
  OutcomeDetailsBody,
  OutcomeDetailsReply,
} from './scanner/outcome-details.ts';
export type { ScannerBody } from './scanner/scanner-body.ts';
export { type ScannerFilter, scannerFilter } from './scanner/scanner-filter.ts';
export type { ScannerMatch, ScannerOutcome, ScannerResult } from './scanner/scanner-result.ts';
export {
  type Criteria,
  criteriaOf,
  hasCriteria,
} from './search-users-tips/criteria.ts';
export type { FoundCapper, FoundCappers } from './search-users-tips/found-cappers.ts';
export type { FoundLeague, FoundTip, FoundTips } from './search-users-tips/found-tips.ts';
export {
  presetOf,
  type SearchPreset,
  TIPS_PRESETS,
  USERS_PRESETS,
} from './search-users-tips/search-presets.ts';
export { tipsSearch } from './search-users-tips/tips-search.ts';
export {
  type TipsCriteria,
  type TipsSearchFilter,
  tipsSearchFilter,
} from './search-users-tips/tips-search-filter.ts';
export { usersSearch } from './search-users-tips/users-search.ts';
export {
  type UsersCriteria,
  type UsersSearchFilter,
  usersSearchFilter,
} from './search-users-tips/users-search-filter.ts';
export { soccerEventMatches } from './soccer/events/soccer-event-matches.ts';
export { soccerEventOddsHistory } from './soccer/events/soccer-event-odds-history.ts';
export { soccerEventPage } from './soccer/events/soccer-event-page.ts';
export { soccerEventReferee } from './soccer/events/soccer-event-referee.ts';
export { soccerEventSquads } from './soccer/events/soccer-event-squads.ts';
export { soccerEventSummary } from './soccer/events/soccer-event-summary.ts';
export { soccerEventTable } from './soccer/events/soccer-event-table.ts';
export { soccerEventTrends } from './soccer/events/soccer-event-trends.ts';
export { pageSoccerLeague } from './soccer/leagues/page-soccer-league.ts';
export { pageSoccerLeagues } from './soccer/leagues/page-soccer-leagues.ts';
export { soccerLeagueMatches } from './soccer/leagues/soccer-league-matches.ts';
export { soccerLeagueScorers } from './soccer/leagues/soccer-league-scorers.ts';
export { pageSoccerFeed } from './soccer/page-soccer-feed.ts';
export { pageSoccerValueTrends } from './soccer/page-soccer-value-trends.ts';
export { pageSoccerReferee } from './soccer/referees/page-soccer-referee.ts';
export { pageSoccerReferees } from './soccer/referees/page-soccer-referees.ts';
export { soccerDayTips } from './soccer/soccer-day-tips.ts';
export { soccerMainPage } from './soccer/soccer-main-page.ts';
export { soccerMathAnalysisPage } from './soccer/soccer-math-analysis-page.ts';
export { soccerMathAnalysisReliability } from './soccer/soccer-math-analysis-reliability.ts';
export { soccerResultsPage } from './soccer/soccer-results-page.ts';
export { soccerSearch } from './soccer/soccer-search.ts';
export { pageSoccerTeam } from './soccer/teams/page-soccer-team.ts';
export { pageSoccerTeams } from './soccer/teams/page-soccer-teams.ts';
export type { NotificationParams, SentNotificationParams } from './templates/template.ts';
export {
  hockeyScannerTemplates,
  soccerScannerTemplates,
  type TemplateKindName,
  type TemplateParams,
  tennisScannerTemplates,
  tipsTemplates,
  usersTemplates,
} from './templates/template-calls.ts';
export { pageTennisEventsPoints } from './tennis/events/page-tennis-events-points.ts';
export { tennisEventDraw } from './tennis/events/tennis-event-draw.ts';
export { tennisEventOddsHistory } from './tennis/events/tennis-event-odds-history.ts';
export { tennisEventPage } from './tennis/events/tennis-event-page.ts';
export { tennisResultsPage } from './tennis/tennis-results-page.ts';
export { tennisSearch } from './tennis/tennis-search.ts';
export { hideTipText } from './tips/hide-tip-text.ts';
export { hockeyEventTipAdd } from './tips/hockey-event-tip-add.ts';
export { hockeyEventTipChange } from './tips/hockey-event-tip-change.ts';
export { hockeyEventTips } from './tips/hockey-event-tips.ts';
export { hockeyTipMaker } from './tips/hockey-tip-maker.ts';
export { pageProfileTips } from './tips/page-profile-tips.ts';
export { soccerEventTipAdd } from './tips/soccer-event-tip-add.ts';
export { soccerEventTipChange } from './tips/soccer-event-tip-change.ts';
export { soccerEventTips } from './tips/soccer-event-tips.ts';
export { soccerTipMaker } from './tips/soccer-tip-maker.ts';
export { tennisEventTipAdd } from './tips/tennis-event-tip-add.ts';
export { tennisEventTipChange } from './tips/tennis-event-tip-change.ts';
export { tennisEventTips } from './tips/tennis-event-tips.ts';
export { tennisTipMaker } from './tips/tennis-tip-maker.ts';
export type { TipBody } from './tips/tip-body.ts';
export type {
  ChosenOutcome,
  EvidenceFact,
  TipMaker,
  TipMakerMarket,
  TipMakerOutcome,
} from './tips/tip-maker.ts';
export type { TipRefusal, TipReply } from './tips/tip-reply.ts';
export type { UserTip, UserTips } from './tips/user-tips.ts';
export type { SurfaceOfCourt } from './values/court.ts';
export { encodePositional, type PositionalValue } from './values/encode-positional.ts';
export { idOfUrl } from './values/entity-url.ts';
export { MAX_ID } from './values/max-id.ts';
export { MAX_PAGE } from './values/max-page.ts';
export { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from './values/timestamp-range.ts';
export { isWellFormedText } from './values/well-formed-text.ts';
