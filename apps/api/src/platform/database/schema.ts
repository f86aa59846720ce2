import type { BetsTable } from './bet-tables.ts';
import type { BulkChunksTable, BulkFilesTable } from './bulk-tables.ts';
import type { CalendarAddressesTable } from './calendar-address-tables.ts';
import type { ComputedResultsTable } from './computed-tables.ts';
import type { ContestClosingsTable, ContestPlacesTable } from './contest-tables.ts';
import type { FeedItemsTable } from './feed-item-tables.ts';
import type {
  FeedContentsTable,
  FeedSequencesTable,
  IdCountersTable,
  ImportedFilesTable,
  KnownNamesTable,
  MatchReportsTable,
  QuarantineTable,
  RussianNamesTable,
  SourceKeysTable,
  StatisticsReportsTable,
} from './feed-tables.ts';
import type { FeedbackTable } from './feedback-tables.ts';
import type { ForecastInputsTable, ForecastRunsTable } from './forecast-tables.ts';
import type {
  IdentityDecisionsTable,
  LeagueAttributionsTable,
  LeaguePairsTable,
  MergedLeaguesTable,
  MergedSeasonsTable,
  MergedTeamsTable,
} from './identity-tables.ts';
import type { InPlayLinesTable, InPlayPricesTable } from './in-play-tables.ts';
import type {
  LedgerEndsTable,
  LedgerEntriesTable,
  LedgerHeadsTable,
  LedgerStatementsTable,
} from './ledger-tables.ts';
import type { MatchLineupsTable } from './lineup-tables.ts';
import type {
  JoinedMatchesTable,
  MatchEventsTable,
  MatchesTable,
  MatchSetsTable,
  MatchShotsTable,
  MatchStatsTable,
  OddsPointsTable,
  PhasePricesTable,
  PredictionsTable,
  PriceLayoutsTable,
  ReportedRefereesTable,
  SiteLinesTable,
  StatisticsPollsTable,
} from './match-tables.ts';
import type { MathTipsTable } from './math-tip-tables.ts';
import type { PageViewsTable, StatisticsEventsTable } from './metrics-tables.ts';
import type { MatchNotificationsTable, NotifiedTipsTable } from './notification-tables.ts';
import type { OpenKeyDaysTable, OpenKeysTable } from './open-key-tables.ts';
import type {
  AcquirerNotificationsTable,
  AcquirerReadingsTable,
  AcquirerSubscriptionsTable,
  PayMethodsTable,
  PaymentIssuesTable,
  PaymentOrdersTable,
  PaymentsTable,
  SandboxPaymentsTable,
} from './payment-tables.ts';
import type {
  AuthHashesTable,
  FavouritesTable,
  FollowsTable,
  IdempotencyKeysTable,
  JobStatesTable,
  LegacyAuthTable,
  OutboxTable,
  SessionsTable,
  TotpKeysTable,
  TotpRecoveryCodesTable,
  UnsubscribesTable,
  UserNotificationsTable,
  UsersTable,
  UserUrlsTable,
} from './people-tables.ts';
import type {
  LateScoresTable,
  MatchPairsTable,
  ProviderAnswerMatchesTable,
  ProviderAnswersTable,
  ProviderChangesTable,
  ProviderSpendHoursTable,
  ProviderSpendsTable,
  ProviderStatesTable,
  ProviderTasksTable,
} from './provider-tables.ts';
import type { PushSubscriptionsTable } from './push-tables.ts';
import type {
  CapperBadgesTable,
  CapperMonthsTable,
  LedgerRevealsTable,
  OutdatedRatingsTable,
  RatingRunsTable,
  RatingsTable,
  SimulatedHistoryTable,
} from './rating-tables.ts';
import type {
  BookmakersTable,
  LeaguesTable,
  PointDeductionsTable,
  RefereesTable,
  SeasonsTable,
  SeasonTeamsTable,
  SquadsTable,
  TeamsTable,
} from './reference-tables.ts';
import type { ReportedPeopleTable } from './reported-people-tables.ts';
import type { WorldFillsTable } from './scale-tables.ts';
import type { CapperChangesTable, CapperPeriodsTable, SearchWordsTable } from './search-tables.ts';
import type {
  ArrivalsTable,
  IdentitiesTable,
  SignInAttemptsTable,
  TrialMailboxesTable,
} from './sign-in-tables.ts';
import type {
  NoticesTable,
  TelegramChatsTable,
  TelegramCodesTable,
  TelegramPollingTable,
  TelegramUpdatesTable,
} from './telegram-tables.ts';
import type {
  SentTemplateAlertsTable,
  TemplateAlertsSentTable,
  TemplateAlertsTable,
  TemplatesTable,
} from './template-tables.ts';
import type { TipsTable } from './tip-tables.ts';
import type {
  WebhookCappersTable,
  WebhookDeliveriesTable,
  WebhookSearchesTable,
  WebhooksTable,
} from './webhook-tables.ts';

/** Every table of the migrations, by hand; `schema.test.ts` compares it with information_schema. */
export interface Database {
  id_counters: IdCountersTable;
  leagues: LeaguesTable;
  seasons: SeasonsTable;
  teams: TeamsTable;
  season_teams: SeasonTeamsTable;
  point_deductions: PointDeductionsTable;
  referees: RefereesTable;
  bookmakers: BookmakersTable;
  matches: MatchesTable;
  match_events: MatchEventsTable;
  match_stats: MatchStatsTable;
  match_sets: MatchSetsTable;
  match_shots: MatchShotsTable;
  statistics_polls: StatisticsPollsTable;
  match_lineups: MatchLineupsTable;
  in_play_prices: InPlayPricesTable;
  in_play_lines: InPlayLinesTable;
  math_tips: MathTipsTable;
  bets: BetsTable;
  world_fills: WorldFillsTable;
  squads: SquadsTable;
  odds_points: OddsPointsTable;
  phase_prices: PhasePricesTable;
  price_layouts: PriceLayoutsTable;
  site_lines: SiteLinesTable;
  source_keys: SourceKeysTable;
  russian_names: RussianNamesTable;
  known_names: KnownNamesTable;
  told_people: ReportedPeopleTable;
  told_referees: ReportedRefereesTable;
  joined_matches: JoinedMatchesTable;
  feed_contents: FeedContentsTable;
  match_reports: MatchReportsTable;
  statistics_reports: StatisticsReportsTable;
  imported_files: ImportedFilesTable;
  feed_sequences: FeedSequencesTable;
  quarantine: QuarantineTable;
  computed_results: ComputedResultsTable;
  page_views: PageViewsTable;
  statistics_events: StatisticsEventsTable;
  users: UsersTable;
  user_urls: UserUrlsTable;
  sessions: SessionsTable;
  auth_hashes: AuthHashesTable;
  legacy_auth: LegacyAuthTable;
  totp_keys: TotpKeysTable;
  totp_recovery_codes: TotpRecoveryCodesTable;
  identities: IdentitiesTable;
  identity_decisions: IdentityDecisionsTable;
  merged_teams: MergedTeamsTable;
  merged_leagues: MergedLeaguesTable;
  merged_seasons: MergedSeasonsTable;
  league_pairs: LeaguePairsTable;
  league_attributions: LeagueAttributionsTable;
  sign_in_attempts: SignInAttemptsTable;
  arrivals: ArrivalsTable;
  trial_mailboxes: TrialMailboxesTable;
  telegram_chats: TelegramChatsTable;
  telegram_codes: TelegramCodesTable;
  telegram_polling: TelegramPollingTable;
  telegram_updates: TelegramUpdatesTable;
  notices: NoticesTable;
  job_states: JobStatesTable;
  match_pairs: MatchPairsTable;
  late_scores: LateScoresTable;
  provider_answers: ProviderAnswersTable;
  provider_answer_matches: ProviderAnswerMatchesTable;
  provider_changes: ProviderChangesTable;
  provider_spends: ProviderSpendsTable;
  provider_spend_hours: ProviderSpendHoursTable;
  provider_tasks: ProviderTasksTable;
  provider_states: ProviderStatesTable;
  push_subscriptions: PushSubscriptionsTable;
  open_keys: OpenKeysTable;
  open_key_days: OpenKeyDaysTable;
  webhooks: WebhooksTable;
  webhook_searches: WebhookSearchesTable;
  webhook_cappers: WebhookCappersTable;
  webhook_deliveries: WebhookDeliveriesTable;
  outbox: OutboxTable;
  favourites: FavouritesTable;
  follows: FollowsTable;
  user_notifications: UserNotificationsTable;
  unsubscribes: UnsubscribesTable;
  idempotency_keys: IdempotencyKeysTable;
  ledger_entries: LedgerEntriesTable;
  ledger_ends: LedgerEndsTable;
  ledger_heads: LedgerHeadsTable;
  ledger_statements: LedgerStatementsTable;
  calendar_addresses: CalendarAddressesTable;
  forecast_runs: ForecastRunsTable;
  forecast_inputs: ForecastInputsTable;
  bulk_files: BulkFilesTable;
  bulk_chunks: BulkChunksTable;
  ledger_reveals: LedgerRevealsTable;
  tips: TipsTable;
  ratings: RatingsTable;
  ratings_wanted: OutdatedRatingsTable;
  rating_runs: RatingRunsTable;
  simulated_history: SimulatedHistoryTable;
  capper_changes: CapperChangesTable;
  capper_periods: CapperPeriodsTable;
  capper_months: CapperMonthsTable;
  capper_badges: CapperBadgesTable;
  predictions: PredictionsTable;
  search_words: SearchWordsTable;
  contest_closings: ContestClosingsTable;
  contest_places: ContestPlacesTable;
  feedback: FeedbackTable;
  templates: TemplatesTable;
  template_alerts: TemplateAlertsTable;
  template_alerts_told: SentTemplateAlertsTable;
  template_alerts_sent: TemplateAlertsSentTable;
  told_tips: NotifiedTipsTable;
  match_notifications: MatchNotificationsTable;
  feed_items: FeedItemsTable;
  payment_orders: PaymentOrdersTable;
  payments: PaymentsTable;
  pay_methods: PayMethodsTable;
  sandbox_payments: SandboxPaymentsTable;
  acquirer_subscriptions: AcquirerSubscriptionsTable;
  acquirer_notifications: AcquirerNotificationsTable;
  payment_issues: PaymentIssuesTable;
  acquirer_readings: AcquirerReadingsTable;
}
