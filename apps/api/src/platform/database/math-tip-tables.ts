import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface MathTipsTable {
  match_id: number;
  odd_type: string;
  milli: number;
  probability: number;
  value_percent: number;
  made_at: Timestamp;
  seq: number;
  result: Generated<number>;
  profit_milli: Generated<number>;
  clv: number | null;
  settled_at: Timestamp | null;
}
