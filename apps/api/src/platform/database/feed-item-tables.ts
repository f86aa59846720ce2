import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface FeedItemsTable {
  id: Generated<number>;
  kind: number;
  sport: number | null;
  at: Timestamp;
  user_id: number | null;
  match_id: number | null;
  tip_id: number | null;
  event_key: string;
  details: Json<FeedItemDetails>;
}

/** Data that no other table has; frozen when the item was written. */
export interface FeedItemDetails {
  /** Milestone: `streak` of won tips, or rank in the rating. */
  milestone?: 'streak' | 'rank';
  value?: number;
  /** Drop and math tip; milli-odds. */
  oddType?: string;
  first?: number;
  milli?: number;
  /** Math tip: 0–1. */
  probability?: number;
  valuePercent?: number;
  /** Contest activity. */
  contestSeasonId?: number;
  event?: 'opened' | 'closed';
}
