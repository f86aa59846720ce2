import type { Timestamp } from './column-types.ts';

export interface ContestClosingsTable {
  contest_season_id: number;
  closed_at: Timestamp;
}

export interface ContestPlacesTable {
  contest_season_id: number;
  user_id: number;
  rank: number;
  place: number | null;
  prize_days: number;
  tips: number;
  counted: number;
  won: number;
  score_milli: number;
  mean_milli: number | null;
  clv: number | null;
  drawdown: number;
  last_tip_at: Timestamp;
}
