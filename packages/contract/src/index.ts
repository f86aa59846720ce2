export { accountDelete } from './account/account-delete.ts';
export { accountExport } from './account/account-export.ts';
export { ACCOUNT_LIMITS } from './account/account-limits.ts';
export { accountReauth } from './account/account-reauth.ts';
export { accountSessions, endAccountSessions } from './account/account-sessions.ts';
export { changeDescription } from './account/change-description.ts';
export { changeEmail } from './account/change-email.ts';
export { changePageProfile } from './account/change-page-profile.ts';
export { changePageProfileNotification } from './account/change-page-profile-notification.ts';
export { changePassword } from './account/change-password.ts';
export { changeTelegram } from './account/change-telegram.ts';
export { changeUserName } from './account/change-user-name.ts';
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
export type { EventSquad, EventSquads, SquadPlayer } from './entities/events/event-squads.ts';
export type { EventSummary, EventSummaryList } from './entities/events/event-summary.ts';
export type { EventTable } from './entities/events/event-table.ts';
export type { EventTrend, EventTrends } from './entities/events/event-trends.ts';
export type {
  BookmakerOdds,
  MarketLine,
  OddsHistory,
  OutcomeHistory,
} from './entities/events/odds-history.ts';
export type { FeedReceipt } from './entities/feed-receipt.ts';
export type { DroppedOdds, RefereeOfDay, WatchedTeam } from './entities/home-items.ts';
export type {
  LeagueHead,
  LeagueWithMatches,
  MatchWithLeague,
  PopularLeague,
} from './entities/league.ts';
export type { LeagueMatches, LeaguePage, LeagueRow, LeaguesPage } from './entities/league-page.ts';
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
export type { ProfileNotifications } from './entities/profile-notifications.ts';
export type { RefereeFigures } from './entities/referee.ts';
export type { RefereePage, RefereeRow, RefereesPage } from './entities/referee-page.ts';
export type { OddsHistoryPoint, ResultsPage } from './entities/results-page.ts';
export type { FoundTeam, FoundUser, SearchResults } from './entities/search-results.ts';
export type { StandingsTable, TableRow, TeamHead } from './entities/standings-table.ts';
export type {
  LineShare,
  OutcomeShares,
  SeriesItem,
  SummaryItem,
} from './entities/statistics.ts';
export type { TeamPage, TeamRow, TeamsPage } from './entities/team-page.ts';
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
export { ledgerChainFrom } from './ledger/ledger-chain-from.ts';
export type { LedgerChain, LedgerEntry, LedgerHead, UserLedger } from './ledger/ledger-entry.ts';
export { ledgerHeadOfDay } from './ledger/ledger-head-of-day.ts';
export { ledgerOfUser } from './ledger/ledger-of-user.ts';
export { statistics } from './metrics/statistics.ts';
export { pageEmpty } from './pages/page-empty.ts';
export { timezone } from './pages/timezone.ts';
export { pageUsersRating } from './rating/page-users-rating.ts';
export type { ScannerFilter } from './scanner/scanner-filter.ts';
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
export { pageSoccerReferee } from './soccer/referees/page-soccer-referee.ts';
export { pageSoccerReferees } from './soccer/referees/page-soccer-referees.ts';
export { pageSoccerValueTrends } from './soccer/page-soccer-value-trends.ts';
export { soccerMainPage } from './soccer/soccer-main-page.ts';
export { soccerMathAnalysisPage } from './soccer/soccer-math-analysis-page.ts';
export { soccerResultsPage } from './soccer/soccer-results-page.ts';
export { soccerSearch } from './soccer/soccer-search.ts';
export { pageSoccerTeam } from './soccer/teams/page-soccer-team.ts';
export { pageSoccerTeams } from './soccer/teams/page-soccer-teams.ts';
export { tennisEventOddsHistory } from './tennis/events/tennis-event-odds-history.ts';
export { tennisResultsPage } from './tennis/tennis-results-page.ts';
export { tennisSearch } from './tennis/tennis-search.ts';
export { hideTipText } from './tips/hide-tip-text.ts';
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
export { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from './values/timestamp-range.ts';
export { isWellFormedText } from './values/well-formed-text.ts';
