import type { Generated } from 'kysely';
import type { Day, Json, Timestamp } from './column-types.ts';
import type { ContestClosingsTable, ContestPlacesTable } from './contest-tables.ts';
import type { FeedItemsTable } from './feed-item-tables.ts';
import type { FeedbackTable } from './feedback-tables.ts';
import type { LedgerEndsTable, LedgerEntriesTable, LedgerHeadsTable } from './ledger-tables.ts';
import type { MatchLineupsTable } from './lineup-tables.ts';
import type { MathTipsTable } from './math-tip-tables.ts';
import type { MatchNotificationsTable } from './notification-tables.ts';
import type {
  AuthHashesTable,
  FollowsTable,
  IdempotencyKeysTable,
  LegacyAuthTable,
  OutboxTable,
  SessionsTable,
  UnsubscribesTable,
  UserNotificationsTable,
  UsersTable,
  UserUrlsTable,
} from './people-tables.ts';
import type {
  LedgerRevealsTable,
  RatingRunsTable,
  RatingsTable,
  RatingsWantedTable,
  SimulatedHistoryTable,
} from './rating-tables.ts';
import type { WorldFillsTable } from './scale-tables.ts';
import type { CapperPeriodsTable } from './search-tables.ts';
import type {
  TemplateAlertsTable,
  TemplateAlertsToldTable,
  TemplatesTable,
} from './template-tables.ts';

export interface IdCountersTable {
  name: string;
  next_id: number;
}

export interface LeaguesTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  country_code: string;
  league_type: number;
  tier: Generated<number>;
  points_win: Generated<number>;
  points_draw: Generated<number>;
  points_loss: Generated<number>;
  current_season_id: number | null;
  attribution: string | null;
  twitter: string | null;
  is_simulated: Generated<boolean>;
}

export interface SeasonsTable {
  id: number;
  league_id: number;
  name: string;
  starts_on: Day;
  ends_on: Day;
}

export interface Crest {
  shape: string;
  colours: string[];
}

export interface TeamsTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  country_code: string;
  crest: Json<Crest | null> | null;
  twitter: string | null;
  is_simulated: Generated<boolean>;
}

export interface SeasonTeamsTable {
  season_id: number;
  team_id: number;
}

export interface PointDeductionsTable {
  season_id: number;
  team_id: number;
  decided_on: Day;
  points: number;
  reason: string;
}

export interface RefereesTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  country_code: string;
  is_simulated: Generated<boolean>;
}

export interface BookmakersTable {
  id: number;
  name: string;
  is_aggregate: Generated<boolean>;
  is_simulated: Generated<boolean>;
}

/** Milli-odds; `[1, X, 2, over, under]`, tennis `[1, 2]`; a missing price is null. */
export type MilliOddsRow = (number | null)[];

export interface MatchesTable {
  id: number;
  sport: number;
  league_id: number;
  season_id: number;
  home_id: number;
  away_id: number;
  leg: Generated<number>;
  referee_id: number | null;
  /** Without the id: a link is `{id}-{slug}`. */
  slug: string;
  round: string | null;
  is_friendly: Generated<boolean>;
  starts_at: Timestamp;
  is_time_known: Generated<boolean>;
  /** year * 12 + month (0–11), the partition of its odds. */
  bucket: number;
  status: Generated<number>;
  live_state: string | null;
  second_line: string | null;
  home_score: number | null;
  away_score: number | null;
  home_periods: number[] | null;
  away_periods: number[] | null;
  home_extra: number | null;
  away_extra: number | null;
  home_penalties: number | null;
  away_penalties: number | null;
  home_red_cards: number | null;
  away_red_cards: number | null;
  court: number | null;
  best_of: number | null;
  home_rank: number | null;
  away_rank: number | null;
  advancing: number | null;
  began_at: Timestamp | null;
  home_tie_breaks: (number | null)[] | null;
  away_tie_breaks: (number | null)[] | null;
  home_seed: number | null;
  away_seed: number | null;
  draw_position: number | null;
  home_points: string | null;
  away_points: string | null;
  serving: number | null;
  played_minutes: number | null;
  forecast_home: number | null;
  forecast_away: number | null;
  forecast_score: string | null;
  odds_first: MilliOddsRow | null;
  odds_current: MilliOddsRow | null;
  odds_closing: MilliOddsRow | null;
  odds_changed_at: Timestamp | null;
  views: Generated<number>;
  rev: Generated<number>;
}

export interface MatchEventsTable {
  match_id: number;
  source: string;
  key: string;
  seq: number;
  minute: number;
  stoppage: number | null;
  type: string;
  side: string;
  player: string | null;
  second: number | null;
  related_player: string | null;
}

export interface MatchStatsTable {
  match_id: number;
  is_home: boolean;
  shots: number | null;
  shots_on_target: number | null;
  fouls: number | null;
  corners: number | null;
  yellow_cards: number | null;
  red_cards: number | null;
  possession: number | null;
  expected_goals: number | null;
  saves: number | null;
  power_plays: number | null;
  power_play_goals: number | null;
  penalty_minutes: number | null;
  face_offs_won: number | null;
  aces: number | null;
  double_faults: number | null;
  serve_points: number | null;
  first_serves_in: number | null;
  first_serves_won: number | null;
  second_serves_won: number | null;
  serve_games: number | null;
  break_points_faced: number | null;
  break_points_saved: number | null;
}

export interface PlayedGame {
  serving: 'home' | 'away';
  points: string;
  isTieBreak?: boolean | undefined;
}

export interface MatchSetsTable {
  match_id: number;
  set_number: number;
  source: string;
  seq: number;
  games: Json<PlayedGame[]>;
}

export interface SquadPlayer {
  name: string;
  nameRu?: string;
  number?: number;
  position?: 'GK' | 'DF' | 'MF' | 'FW';
  bornOn?: string;
  club?: string;
}

export interface SquadsTable {
  league_id: number;
  season: string;
  team_id: number;
  source: string;
  seq: number;
  players: Json<SquadPlayer[]>;
}

export interface OddsPointsTable {
  bucket: number;
  match_id: number;
  odd_type: string;
  bookmaker_id: number;
  at: Timestamp;
  milli: number;
  phase: number | null;
}

export interface SiteLinesTable {
  bucket: number;
  match_id: number;
  odd_type: string;
  at: Timestamp;
  milli: number;
}

export interface SourceKeysTable {
  source: string;
  kind: string;
  key: string;
  id: number;
}

export interface KnownNamesTable {
  kind: string;
  sport: number;
  country_code: string;
  is_simulated: boolean;
  folded_name: string;
  id: number;
}

/** Last applied record of one kind: its sequence, that of the last correction, status rank, digest. */
export interface FeedHead {
  seq: number;
  correctionSeq: number;
  rank: number;
  digest: string;
}

export interface FeedSequencesTable {
  match_id: number;
  source: string;
  heads: Json<Record<string, FeedHead>>;
}

export interface QuarantineTable {
  digest: string;
  source: string;
  file: string | null;
  line: number;
  reason: string;
  record: string;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  times: Generated<number>;
}

export interface PageViewsTable {
  match_id: number;
  day: Day;
  guest_id: string;
  viewed_at: Timestamp;
}

export interface StatisticsEventsTable {
  id: string;
  at: Timestamp;
  event_type: string;
  event_properties: Json<Record<string, unknown>>;
  user_agent: string;
}

/** `id` = sequence of the tip's entry in the ledger, `seq` = that of its last amendment. */
export interface TipsTable {
  id: number;
  user_id: number;
  match_id: number;
  sport: number;
  odd_type: string;
  market: string;
  milli: number;
  stake: number;
  description: Generated<string>;
  is_text_hidden: Generated<boolean>;
  contest_season_id: number | null;
  created_at: Timestamp;
  edited_at: Timestamp | null;
  starts_at: Timestamp;
  result: Generated<number>;
  profit_milli: Generated<number>;
  settled_at: Timestamp | null;
  seq: number;
  hash: string;
  clv: number | null;
  is_rated: Generated<boolean>;
  delay_salt: string | null;
  settled_seq: number | null;
}

export interface SearchWordsTable {
  /** 3 teams, 4 leagues, 5 referees, 6 users. */
  kind: number;
  id: number;
  word: string;
  /** 0 for names of no sport. */
  sport: number;
}

export interface PredictionsTable {
  match_id: number;
  model: string;
  known_until: Timestamp | null;
  made_at: Timestamp;
  p1: number;
  px: number;
  p2: number;
  expected_home: number;
  expected_away: number;
  forecast_score: string;
  p_over_main: number;
  p_both_score: number;
  p_home_wins: number | null;
  home_matches: number;
  away_matches: number;
  has_shots: boolean;
  has_past_odds: boolean;
  is_publishable: boolean;
}

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
  match_lineups: MatchLineupsTable;
  math_tips: MathTipsTable;
  world_fills: WorldFillsTable;
  squads: SquadsTable;
  odds_points: OddsPointsTable;
  site_lines: SiteLinesTable;
  source_keys: SourceKeysTable;
  known_names: KnownNamesTable;
  feed_sequences: FeedSequencesTable;
  quarantine: QuarantineTable;
  page_views: PageViewsTable;
  statistics_events: StatisticsEventsTable;
  users: UsersTable;
  user_urls: UserUrlsTable;
  sessions: SessionsTable;
  auth_hashes: AuthHashesTable;
  legacy_auth: LegacyAuthTable;
  outbox: OutboxTable;
  follows: FollowsTable;
  user_notifications: UserNotificationsTable;
  unsubscribes: UnsubscribesTable;
  idempotency_keys: IdempotencyKeysTable;
  ledger_entries: LedgerEntriesTable;
  ledger_ends: LedgerEndsTable;
  ledger_heads: LedgerHeadsTable;
  ledger_reveals: LedgerRevealsTable;
  tips: TipsTable;
  ratings: RatingsTable;
  ratings_wanted: RatingsWantedTable;
  rating_runs: RatingRunsTable;
  simulated_history: SimulatedHistoryTable;
  capper_periods: CapperPeriodsTable;
  predictions: PredictionsTable;
  search_words: SearchWordsTable;
  contest_closings: ContestClosingsTable;
  contest_places: ContestPlacesTable;
  feedback: FeedbackTable;
  templates: TemplatesTable;
  template_alerts: TemplateAlertsTable;
  template_alerts_told: TemplateAlertsToldTable;
  match_notifications: MatchNotificationsTable;
  feed_items: FeedItemsTable;
}
