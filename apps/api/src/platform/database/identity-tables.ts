import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface IdentityDecisionsTable {
  one_source: string;
  one_key: string;
  other_source: string;
  other_key: string;
  is_same: boolean;
  decided_at: Timestamp;
}

export interface MergedTeamsTable {
  gone_id: number;
  team_id: number;
  merged_at: Generated<Timestamp>;
  /** What separates them again; null: evidence merged them. */
  undo: Json<Record<string, unknown>> | null;
}

export interface LeagueAttributionsTable {
  league_id: number;
  source: string;
  attribution: string;
}
