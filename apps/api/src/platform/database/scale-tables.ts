import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface WorldFillsTable {
  id: number;
  matches: number;
  odds: number;
  users: number;
  tips: number;
  seed: number;
  as_of: Timestamp;
  first_ids: Json<Record<string, number>>;
  users_done: Generated<number>;
  last_bucket: number | null;
  events_written: Generated<number>;
  is_done: Generated<boolean>;
}
