import type { Generated } from 'kysely';
import type { Day, Timestamp } from './column-types.ts';

export interface LedgerEntriesTable {
  seq: number;
  at: Timestamp;
  kind: string;
  ledger_id: string;
  json: string;
  hash: string;
}

export interface LedgerEndsTable {
  id: number;
  seq: number;
  hash: string;
}

export interface LedgerHeadsTable {
  day: Day;
  seq: number;
  hash: string;
  signature: string;
  public_key: string;
}

/** What others saw: signed by them, of a head that is signed by this site. */
export interface LedgerStatementsTable {
  id: Generated<number>;
  witness: string;
  public_key: string;
  seen_at: Timestamp;
  signature: string;
  head_day: Day;
  head_seq: number;
  head_hash: string;
  head_signature: string;
  head_key: string;
  received_at: Timestamp;
}
