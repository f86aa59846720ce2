import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

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
