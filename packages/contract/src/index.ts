export * from './account/account-limits.ts';
export type {
  BankrollMovement,
  PageProfile,
  ProfileStatistics,
  StatisticsReset,
  TipStats,
  TipStatsRow,
} from './account/profile-reply.ts';
export * from './api-error.ts';
export type { OwnBet, SentBet } from './bets/own-bet.ts';
export * from './declared.ts';
export {
  type Access,
  CALL_DEADLINE_MS,
  type Cache,
  DEADLINE_HEADER,
  defineEndpoint,
  type EndpointAddress,
  type EndpointDefinition,
  type EndpointSchemas,
  FOREIGN_CALL_DEADLINE_MS,
  MAX_BODY_BYTES,
  type Method,
  type ParsedRequestOf,
  type ReplyOf,
  type RequestOf,
  type SegmentsIn,
} from './endpoint.ts';
export * from './endpoints.ts';
export type { AccountSession, SessionOfCaller } from './entities/account-session.ts';
export type { AccountSessionList } from './entities/account-session-list.ts';
export type { BookmakerPage, BookmakersPage, ListedBookmaker } from './entities/bookmaker.ts';
export type { Calendar } from './entities/calendar.ts';
export type { ComparedSide, Comparison } from './entities/comparison.ts';
export type { Contestant, ContestRules } from './entities/contest-rules.ts';
export type { DayTip, DayTips } from './entities/day-tips.ts';
export * from './entities/error-reply.ts';
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
export type { EventStory, PlayerRatingRow, StoryShot } from './entities/events/event-story.ts';
export type { EventSummary, EventSummaryList } from './entities/events/event-summary.ts';
export type { EventTable } from './entities/events/event-table.ts';
export type { EventTrend, EventTrends } from './entities/events/event-trends.ts';
export type { LiveChance } from './entities/events/live-chance.ts';
export type { MatchMoment } from './entities/events/match-moment.ts';
export type {
  MatchEvent,
  MatchTimeline,
  TimelineStatistic,
} from './entities/events/match-timeline.ts';
export type { Meetings } from './entities/events/meetings.ts';
export type {
  BookmakerOdds,
  MarketLine,
  OddsHistory,
  OutcomeHistory,
  UntimedPrice,
} from './entities/events/odds-history.ts';
export type { OutcomeModel } from './entities/events/outcome-model.ts';
export type { PriceRange } from './entities/events/price-range.ts';
export type { FeedItem, FeedPage } from './entities/feed-page.ts';
export type { FeedReceipt } from './entities/feed-receipt.ts';
export type { FixtureTrends } from './entities/fixture-trends.ts';
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
  LeagueRound,
  LeagueRow,
  LeaguesPage,
  SeasonPage,
} from './entities/league-page.ts';
export type {
  LeagueStreak,
  LeagueStreakMatches,
  LeagueStreaks,
} from './entities/league-streaks.ts';
export type { HomeBlock, MainPage } from './entities/main-page.ts';
export type * from './entities/match-list-item.ts';
export type { DelayedTip, MatchTip, MatchTips, TipAuthor } from './entities/match-tip.ts';
export type { AnalysedMatch, MathAnalysisPage } from './entities/math-analysis-page.ts';
export type { GridMatch, OddsGridPage } from './entities/odds-grid.ts';
export type { PageEmpty, Sidebar } from './entities/page-empty.ts';
export type { PremiumPage, ReturnedPayment, SubscriptionState } from './entities/premium-page.ts';
export type { ProfileNotifications } from './entities/profile-notifications.ts';
export type { RefereeStatistics } from './entities/referee.ts';
export type { RefereePage, RefereeRow, RefereesPage } from './entities/referee-page.ts';
export type {
  Reliability,
  ReliabilityBinOfPage,
  ReliabilityGroup,
  ReliabilityPage,
} from './entities/reliability-page.ts';
export type { OddsHistoryPoint, ResultsPage } from './entities/results-page.ts';
export type { FoundTeam, FoundUser, SearchResults } from './entities/search-results.ts';
export type { SeasonGoalies, SeasonSpecialTeams } from './entities/season-goalies.ts';
export type {
  SeasonMatches,
  SeasonSummary,
  SeasonTotals,
  SeasonTrends,
  SeasonWithTrends,
  TeamsTable,
} from './entities/season-parts.ts';
export type { SeasonScorers } from './entities/season-scorers.ts';
export type { StandingsTable, TableRow, TeamHead } from './entities/standings-table.ts';
export type {
  LineShare,
  OutcomeShares,
  SeriesItem,
  SummaryItem,
} from './entities/statistics.ts';
export type {
  TeamLeague,
  TeamPage,
  TeamRow,
  TeamStanding,
  TeamsPage,
} from './entities/team-page.ts';
export type {
  TeamMatches,
  TeamSummary,
  TeamTrends,
} from './entities/team-parts.ts';
export type { TeamPlayer } from './entities/team-player.ts';
export type { RatedPlayer, TeamSquad } from './entities/team-squad.ts';
export type { PlayerPage, PlayerRival } from './entities/tennis/player-page.ts';
export type { PlayerRecordItem, ServeStatisticRow } from './entities/tennis/player-record.ts';
export type {
  MatchOfPlayer,
  PlayerRow,
  RankAt,
  RankedPlayer,
  TennisPlayers,
  TennisRankings,
} from './entities/tennis/ranking-page.ts';
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
  EditionItem,
  FinalItem,
  PlayerOfTournament,
  ReachedItem,
  TournamentDraw,
  TournamentHistory,
  TournamentPage,
  TournamentRow,
  TournamentStatistics,
  TournamentsPage,
} from './entities/tennis/tournament-page.ts';
export type {
  AvailableContest,
  LeaderboardRow,
  OwnRating,
  RatedCapper,
  RatingDistribution,
  RatingMonth,
  UsersRating,
} from './entities/users-rating.ts';
export type {
  ValueTrend,
  ValueTrendReturns,
  ValueTrendsPage,
  ValueTrendsTeaserPage,
} from './entities/value-trend.ts';
export type { VisitorEvent } from './entities/visitor-event.ts';
export type { WireMatch, WireTeam } from './entities/wire-match.ts';
export * from './forwarded-headers.ts';
export type { LedgerChain, LedgerEntry, LedgerHead, UserLedger } from './ledger/ledger-entry.ts';
export type { MatchNotification } from './notifications/match-notifications.ts';
export { errorCodesOf } from './refusals.ts';
export type { ArbitrageReply } from './scanner/arbitrage.ts';
export type { DroppingOddsPage } from './scanner/dropping-odds-page.ts';
export type {
  BookmakerOfOutcome,
  OutcomeDetails,
  OutcomeDetailsBody,
  OutcomeDetailsReply,
} from './scanner/outcome-details.ts';
export type { ScannerBody } from './scanner/scanner-body.ts';
export { type ScannerFilter, scannerFilter } from './scanner/scanner-filter.ts';
export type { ScannerMatch, ScannerOutcome, ScannerResult } from './scanner/scanner-result.ts';
export type { AlertsRecordReply, TemplateRecordReply } from './scanner/template-record.ts';
export {
  type Criteria,
  criteriaOf,
  hasCriteria,
} from './search-users-tips/criteria.ts';
export type { FoundCapper, FoundCappers } from './search-users-tips/found-cappers.ts';
export type { FoundLeague, FoundTip, FoundTips } from './search-users-tips/found-tips.ts';
export * from './search-users-tips/search-presets.ts';
export type { SearchRecordReply } from './search-users-tips/search-record.ts';
export * from './search-users-tips/tips-search-filter.ts';
export * from './search-users-tips/users-search-filter.ts';
export { callOf, type SportCall, type SportEndpoints } from './sport-endpoints.ts';
export type { LeagueSportName } from './sports/league-sports.ts';
export type { NotificationParams, SentNotificationParams } from './templates/template.ts';
export {
  scannerTemplates,
  type TemplateKindName,
  type TemplateParams,
  tipsTemplates,
  usersTemplates,
} from './templates/template-calls.ts';
export type { CapperUpdates, OpenedTip } from './tips/capper-updates.ts';
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
export type * from './together.ts';
export type { SurfaceOfCourt } from './values/court.ts';
export type { PricePhase } from './values/decimal-odds.ts';
export * from './values/encode-positional.ts';
export { idOfUrl } from './values/entity-url.ts';
export * from './values/max-id.ts';
export * from './values/max-page.ts';
export * from './values/timestamp-range.ts';
export * from './values/well-formed-text.ts';
