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
