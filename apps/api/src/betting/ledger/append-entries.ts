import { chainHash, type LedgerRecord, ledgerJson } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type WithoutPlace<Entry> = Entry extends LedgerRecord ? Omit<Entry, 'seq' | 'at' | 'u'> : never;

/** An entry before it has its place in the chain. */
export interface LedgerDraft {
  readonly ledgerId: string;
  readonly content: WithoutPlace<LedgerRecord>;
  /** Unix second it happened at, where that is not now: the past of a simulated world. */
  readonly atSeconds?: number;
}

export interface AppendedEntry {
  readonly seq: number;
  readonly hash: string;
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
  const end = await tx
    .selectFrom('ledger_ends')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = [];
  let { seq, hash } = end;
  for (const { ledgerId, content, atSeconds = nowSeconds } of drafts) {
    seq += 1;
    const at = new Date(atSeconds * 1_000).toISOString();
    const json = ledgerJson({ ...content, seq, at, u: ledgerId } as LedgerRecord);
    hash = await chainHash(hash, json);
    rows.push({ seq, at, kind: content.t, ledgerId, json, hash });
  }
  await sql`
    insert into ledger_entries (seq, at, kind, ledger_id, json, hash)
    select seq, at, kind, ledger_id, json, hash
    from unnest(
      ${rows.map((row) => row.seq)}::int[],
      ${rows.map((row) => row.at)}::timestamptz[],
      ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.ledgerId)}::text[],
      ${rows.map((row) => row.json)}::text[],
      ${rows.map((row) => row.hash)}::text[]
    ) as item(seq, at, kind, ledger_id, json, hash)
  `.execute(tx);
  await tx.updateTable('ledger_ends').set({ seq, hash }).where('id', '=', 1).execute();
  return rows.map((row) => ({ seq: row.seq, hash: row.hash }));
}
