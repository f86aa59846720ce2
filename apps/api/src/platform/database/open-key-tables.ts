import type { Day, Timestamp } from './column-types.ts';

/** Keys of the open API. */
export interface OpenKeysTable {
  id: string;
  user_id: number;
  /** From 1. */
  place: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  name: string;
  hint: string;
  scopes: string[];
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Calls with all keys of a user on a day, UTC. */
export interface OpenKeyDaysTable {
  user_id: number;
  day: Day;
  calls: number;
  refused: number;
  unchanged: number;
}
