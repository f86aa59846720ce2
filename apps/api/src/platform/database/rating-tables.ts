import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface LedgerRevealsTable {
  seq: number;
  match_id: number;
  salt: string;
  json: string;
}

export interface RatingsTable {
  user_id: number;
  tips: number;
  counted: number;
  won: number;
  profit_milli: number;
  stake_milli: number;
  mean_milli: number | null;
  clv: number | null;
  drawdown: number;
  score: number;
  effective_tips: Generated<number>;
  bank: Generated<number[]>;
  first_at: Timestamp;
  last_at: Timestamp;
  position: number | null;
  earlier_position: number | null;
  is_premium_capper: Generated<boolean>;
  delayed: number | null;
  russian_texts: number | null;
  english_texts: number | null;
  has_closing_proof: Generated<boolean>;
}

export interface CapperMonthsTable {
  /** `202611`. */
  month: number;
  user_id: number;
  counted: number;
  won: number;
  profit_milli: number;
  stake_milli: number;
  mean_milli: number | null;
  clv: number | null;
  effective_tips: number;
}

export interface CapperBadgesTable {
  user_id: number;
  badges: number[];
}

export interface OutdatedRatingsTable {
  user_id: number;
}

export interface RatingRunsTable {
  id: number;
  computed_at: Timestamp;
  /** Which refresh it was, from 1. */
  run: Generated<number>;
  /** Day, in UTC+3, at whose beginning the earlier ranks were stored. */
  placed_on: string | null;
}

export interface SimulatedHistoryTable {
  id: number;
  began_at: Timestamp;
  events_written: Generated<number>;
  is_done: Generated<boolean>;
  /** Day since 1970-01-01; null before the first. */
  told_back_to: number | null;
  /** Share of the past seasons that has been backfilled; 100 once all of it is there. */
  seasons_percent: Generated<number>;
  /** Sports whose results of the running season are all stored. */
  sports_with_results: Generated<number[]>;
}
