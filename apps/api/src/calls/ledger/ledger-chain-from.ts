import type { Endpoints } from '@tipmark/contract';
import { findEntriesAfter } from '../../betting/ledger/ledger-queries.ts';
import {
  ENTRIES_PER_ANSWER,
  lastOfFull,
  presentEntries,
} from '../../betting/ledger/present-entries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const ledgerChainFrom: PrivateHandler<Endpoints['ledgerChainFrom']> = {
  statements: 1,
  callsPerMinute: 300,
  async answer({ segments: { fromSeq }, services: { db }, nowSeconds }) {
    const rows = await findEntriesAfter(db, {
      afterSeq: fromSeq - 1,
      limit: ENTRIES_PER_ANSWER,
      nowSeconds,
    });
    const last = lastOfFull(rows);
    return {
      entries: presentEntries(rows),
      nextFromSeq: last === undefined ? null : last + 1,
    };
  },
};
