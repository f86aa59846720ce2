import { LEDGER_KIND } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { lockTipOfAnybody, storeHiddenText } from './tip-queries.ts';

/** Hides the description of a tip from everybody, as the ledger states. Idempotent. */
export function hideTextOfTip(
  db: Db,
  tipId: number,
  nowSeconds: number,
): Promise<{ readonly matchId: number; readonly isHiddenNow: boolean }> {
  return tx(db, async (trx) => {
    const tip = await lockTipOfAnybody(trx, tipId);
    if (tip === undefined) throw new CallError('not_found');
    const { match_id: matchId } = tip;
    if (tip.is_text_hidden) return { matchId, isHiddenNow: false };
    const content = { t: LEDGER_KIND.hideText, ref: tipId };
    await appendEntries(trx, nowSeconds, [{ ledgerId: tip.ledger_id, content }]);
    await storeHiddenText(trx, tipId);
    return { matchId, isHiddenNow: true };
  });
}
