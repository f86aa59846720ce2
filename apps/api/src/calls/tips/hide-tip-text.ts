import type { Endpoints } from '@tipmark/contract';
import { LEDGER_KIND } from '@tipmark/domain';
import { appendEntries } from '../../betting/ledger/append-entries.ts';
import { lockTipOfAnybody } from '../../betting/tips/tip-queries.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the key of the feed. Idempotent. */
export const hideTipText: PrivateHandler<Endpoints['hideTipText']> = {
  statements: 7,
  async answer({ segments: { tipId }, authorization, services, nowSeconds }) {
    const { db, bus, operatorKey } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const { matchId, isHiddenNow } = await tx(db, async (trx) => {
      const tip = await lockTipOfAnybody(trx, tipId);
      if (tip === undefined) throw new CallError('not_found');
      const { match_id: matchId } = tip;
      if (tip.is_text_hidden) return { matchId, isHiddenNow: false };
      const content = { t: LEDGER_KIND.hideText, ref: tipId };
      await appendEntries(trx, nowSeconds, [{ ledgerId: tip.ledger_id, content }]);
      await trx.updateTable('tips').set({ is_text_hidden: true }).where('id', '=', tipId).execute();
      return { matchId, isHiddenNow: true };
    });
    bus.publish([matchTopic(matchId), tipsTopic(matchId)]);
    return { isHiddenNow };
  },
};
