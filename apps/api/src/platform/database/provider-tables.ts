import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface ProviderSpendsTable {
  id: Generated<number>;
  provider: string;
  spent_at: Timestamp;
  cost: number;
}

export interface ProviderSpendHoursTable {
  provider: string;
  hour: Timestamp;
  calls: number;
  cost: string;
  last_at: Timestamp;
}

export interface ProviderTasksTable {
  task: string;
  provider: string;
  called_at: Timestamp;
  answered_at: Timestamp | null;
  refused_until: Timestamp | null;
  leagues: string[] | null;
  heard_at: Timestamp | null;
}

export interface ProviderStatesTable {
  provider: string;
  failures: Generated<number>;
  closed_until: Timestamp | null;
  failure: string | null;
  quota_remaining: number | null;
  quota_at: Timestamp | null;
  answered_at: Timestamp | null;
  matches: Json<unknown> | null;
}

export interface ProviderChangesTable {
  provider: string;
  call: string;
  change: string;
  seen_at: Timestamp;
}

export interface LateScoresTable {
  match_id: number;
  as_of: Timestamp;
}

export interface ProviderAnswersTable {
  id: Generated<string>;
  provider: string;
  endpoint: string;
  call: string;
  status: number;
  received_at: Timestamp;
  repeated_at: Timestamp;
  digest: string;
  content: Uint8Array;
  size: number;
}

export interface ProviderAnswerMatchesTable {
  answer_id: string;
  provider: string;
  match_key: string;
}

export interface MatchPairsTable {
  id: string;
  one_source: string;
  one_key: string;
  other_source: string;
  other_key: string;
  is_same: boolean;
  by_evidence: boolean;
  summary: string;
  evidence: string[];
  gone_teams: number[];
  decided_at: Timestamp;
}
