import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface BetsTable {
  id: number;
  user_id: number;
  version: Generated<number>;
  match_id: number | null;
  starts_at: Timestamp | null;
  sport: number;
  event: string;
  odd_type: string | null;
  market: string;
  outcome: string;
  bookmaker: string;
  milli: number;
  stake_minor: number;
  currency: string;
  placed_at: Timestamp;
  status: number;
  is_settled_by_owner: Generated<boolean>;
  returned_minor: number | null;
  profit_minor: Generated<number>;
  settled_at: Timestamp | null;
  clv: number | null;
  note: string;
  tags: string[];
  identity: string;
  imported_as: string | null;
  written_at: Timestamp;
}
