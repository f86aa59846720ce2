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

export interface MergedLeaguesTable {
  gone_id: number;
  league_id: number;
  /** What separates them again. */
  undo: Json<Record<string, unknown>>;
}

export interface MergedSeasonsTable {
  gone_id: number;
  season_id: number;
}

export interface LeaguePairsTable {
  id: string;
  one_source: string;
  one_key: string;
  other_source: string;
  other_key: string;
  is_same: boolean;
  by_evidence: boolean;
  summary: string;
  evidence: string[];
  gone_league: number | null;
  decided_at: Timestamp;
}
