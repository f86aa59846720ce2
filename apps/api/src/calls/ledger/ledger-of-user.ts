import type { Endpoints } from '@tipmark/contract';
import { findEntriesOf } from '../../betting/ledger/ledger-queries.ts';
import {
  ENTRIES_PER_ANSWER,
  lastOfFull,
  presentEntries,
} from '../../betting/ledger/present-entries.ts';
import { signHeadOfDay } from '../../betting/ledger/sign-head.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Private statistics can be checked only by their owner; the chain itself contains no names. */
export const ledgerOfUser: PrivateHandler<Endpoints['ledgerOfUser']> = {
  statements: 3,
  callsPerMinute: 120,
  async answer({ segments, query, signedIn, services, nowSeconds }) {
    const { db } = services;
    const owner = await findUserByUrl(db, segments.userUrl);
    if (owner === undefined || (owner.is_private && owner.id !== signedIn?.user.id)) {
      throw new CallError('not_found');
    }
    const { url, ledger_id: ledgerId } = owner;
    const page = { afterSeq: query.afterSeq ?? 0, limit: ENTRIES_PER_ANSWER, nowSeconds };
    const rows = await findEntriesOf(db, ledgerId, page);
    return {
      url,
      ledgerId,
      entries: presentEntries(rows),
      nextAfterSeq: lastOfFull(rows) ?? null,
      head: await signHeadOfDay(services, utcDayOf(nowSeconds), nowSeconds),
    };
  },
};
