import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../handler.ts';
import { findEntriesFrom } from './ledger-queries.ts';
import { ENTRIES_PER_ANSWER, lastOfFull, presentEntries } from './present-entries.ts';

export const ledgerChainFrom: PrivateHandler<Endpoints['ledgerChainFrom']> = {
  statements: 1,
  callsPerMinute: 60,
  async answer({ segments: { fromSeq }, services: { db } }) {
    const rows = await findEntriesFrom(db, fromSeq, ENTRIES_PER_ANSWER);
    const last = lastOfFull(rows);
    return {
      entries: presentEntries(rows),
      nextFromSeq: last === undefined ? null : last + 1,
    };
  },
};
