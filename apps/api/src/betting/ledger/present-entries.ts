import type { LedgerEntry } from '@tipmark/contract';
import type { EntryRow } from './ledger-queries.ts';

export const ENTRIES_PER_ANSWER = 1_000;

export function presentEntries(rows: readonly EntryRow[]): LedgerEntry[] {
  return rows.map(({ seq, json, hash, previous_hash: previousHash, salt, revealed }) => ({
    seq,
    json,
    previousHash,
    hash,
    ...(salt === null || revealed === null ? {} : { reveal: { salt, json: revealed } }),
  }));
}

/** Last sequence of a full answer: there may be more after it. */
export function lastOfFull(rows: readonly EntryRow[]): number | undefined {
  return rows.length < ENTRIES_PER_ANSWER ? undefined : rows.at(-1)?.seq;
}
