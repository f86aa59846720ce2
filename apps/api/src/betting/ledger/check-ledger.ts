import { chainHash, GENESIS_HASH } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { findEntriesAfter } from './ledger-queries.ts';

const AT_ONCE = 1_000;

export interface CheckedLedger {
  readonly entries: number;
  /** Sequence number of the first entry that does not follow from the one before. */
  readonly brokenAt: number | undefined;
}

/** Computes the whole chain of the ledger again. */
export async function checkLedger(db: Db): Promise<CheckedLedger> {
  let previous = GENESIS_HASH;
  let entries = 0;
  for (let afterSeq = 0; ; ) {
    const rows = await findEntriesAfter(db, { afterSeq, limit: AT_ONCE, nowSeconds: 0 });
    for (const { seq, json, hash } of rows) {
      if ((await chainHash(previous, json)) !== hash) return { entries, brokenAt: seq };
      previous = hash;
      entries += 1;
      afterSeq = seq;
    }
    if (rows.length < AT_ONCE) return { entries, brokenAt: undefined };
  }
}
