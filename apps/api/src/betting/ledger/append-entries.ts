import { chainHash, type LedgerRecord, ledgerJson } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { type AppendedEntry, type ChainedRow, insertEntries, lockEnd } from './ledger-queries.ts';

type WithoutSequence<Entry> = Entry extends LedgerRecord ? Omit<Entry, 'seq' | 'at' | 'u'> : never;

/** An entry before it has its position in the chain. */
export interface LedgerDraft {
  readonly ledgerId: string;
  readonly content: WithoutSequence<LedgerRecord>;
  /** Unix second it happened at, where that is not now: the past of a simulated world. */
  readonly atSeconds?: number;
}

/**
 * Appends entries to the chain, in this order. Appending waits for other writers: take every other
 * lock before. Three statements.
 * @returns sequence and hash of each
 */
export async function appendEntries(
  tx: Tx,
  nowSeconds: number,
  drafts: readonly LedgerDraft[],
): Promise<AppendedEntry[]> {
  if (drafts.length === 0) return [];
  const end = await lockEnd(tx);
  const rows: ChainedRow[] = [];
  let { seq, hash } = end;
  for (const { ledgerId, content, atSeconds = nowSeconds } of drafts) {
    seq += 1;
    const at = new Date(atSeconds * 1_000).toISOString();
    const json = ledgerJson({ ...content, seq, at, u: ledgerId } as LedgerRecord);
    hash = await chainHash(hash, json);
    rows.push({ seq, at, kind: content.t, ledgerId, json, hash });
  }
  await insertEntries(tx, rows, { seq, hash });
  return rows.map((row) => ({ seq: row.seq, hash: row.hash }));
}
