import type { TeamStatistics } from '@tipmark/contract/feed';
import type {
  DrawEntry,
  MarketCode,
  PolledTotals,
  ShotBody,
  ShotOutcome,
  ShotSituation,
  ShotStrength,
} from '@tipmark/domain';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

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
  is_play_off: Generated<boolean>;
  starts_at: Timestamp;
  is_time_known: Generated<boolean>;
  /** false: `starts_at` is the first day of its tournament. */
  is_day_known: Generated<boolean>;
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
  home_entry: DrawEntry | null;
  away_entry: DrawEntry | null;
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
  /** Market of the result and line of the total of the next three, null = those of the sport. */
  listed_market: MarketCode | null;
  listed_total: number | null;
  /** The line lists show instead of a main one without prices. */
  listed_first: MilliOddsRow | null;
  listed_current: MilliOddsRow | null;
  listed_closing: MilliOddsRow | null;
  views: Generated<number>;
  /** The part of `views` that a feed reported. */
  told_views: Generated<number>;
  rev: Generated<number>;
  /** Counted by the database: changes of start, sides, or of being called off. */
  schedule_changes: Generated<number>;
  schedule_changed_at: Timestamp | null;
  /** Set by the database: start, status or score changed last. */
  changed_at: Generated<Timestamp>;
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
  happened_at: Timestamp | null;
  /** Whether its source is the one whose events of the match are counted and shown. */
  is_counted: Generated<boolean>;
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
  /** Statistics of its halves or periods, in order. */
  parts: Json<TeamStatistics[]> | null;
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

export interface StoredMoment {
  minute: number;
  stoppage?: number | undefined;
  second?: number | undefined;
  side: 'home' | 'away';
}

export interface StoredShot extends StoredMoment {
  outcome: ShotOutcome;
  player?: string | undefined;
  dx?: number | undefined;
  dy?: number | undefined;
  feet?: number | undefined;
  body?: ShotBody | undefined;
  situation?: ShotSituation | undefined;
  strength?: ShotStrength | undefined;
}

export interface MatchShotsTable {
  match_id: number;
  source: string;
  seq: number;
  shots: Json<StoredShot[]>;
  corners: Json<StoredMoment[]> | null;
}

export interface StatisticsPollsTable {
  match_id: number;
  source: string;
  /** On the axis of the match. */
  minute: number;
  seq: number;
  home: Json<PolledTotals>;
  away: Json<PolledTotals>;
}

export interface OddsPointsTable {
  bucket: number;
  match_id: number;
  odd_type: string;
  bookmaker_id: number;
  at: Timestamp;
  milli: number;
}

/** Prices with a phase; the view `prices` has them one by one, beside those of `odds_points`. */
export interface PhasePricesTable {
  match_id: number;
  bucket: number;
  phase: number;
  at: Timestamp;
  layout_id: number;
  milli: number[];
}

/** The meaning of the positions of `phase_prices.milli`. */
export interface PriceLayoutsTable {
  id: Generated<number>;
  digest: string;
  odd_types: string[];
  bookmaker_ids: number[];
}

export interface SiteLinesTable {
  bucket: number;
  match_id: number;
  odd_type: string;
  at: Timestamp;
  milli: number;
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
  run_id: number | null;
}

/** A row that was joined to another match. */
export interface JoinedMatchesTable {
  gone_id: number;
  match_id: number;
}

/** The person the source of a match named, where another name is shown. */
export interface ReportedRefereesTable {
  match_id: number;
  referee_id: number;
}
