import type { Tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { refuseChange } from './contest-condition.ts';
import { outcomeIn, type TipCommand } from './post-tip.ts';
import { enterTip } from './tip-entry.ts';
import {
  countTips,
  findLine,
  lockCapper,
  lockMatch,
  lockTip,
  storeAmendedTip,
  storeDescription,
} from './tip-queries.ts';
import {
  isEditable,
  refuseFall,
  refuseLateEdit,
  refuseMarketTwice,
  refuseOverBank,
  refusePrice,
  refuseStarted,
} from './tip-rules.ts';

export type TipChange = TipCommand & { readonly tipId: number };

/**
 * Changes a tip before the start: within five minutes everything, at a new price and recorded in
 * the ledger; later only the description. Other users' tips count as missing.
 * @throws TipRejection when the game does not allow it; Refusal not_found, validation
 */
export async function changeTip(tx: Tx, change: TipChange): Promise<void> {
  const { capper, matchId, sport, body, tipId, nowSeconds } = change;
  outcomeIn(sport, body.odd_type);
  await lockCapper(tx, capper.id);
  const match = await lockMatch(tx, matchId, sport);
  const tip = await lockTip(tx, tipId, capper.id, matchId);
  if (match === undefined || tip === undefined) throw new CallError('not_found');
  refuseStarted(match, nowSeconds);
  const entry = {
    contestSeasonId: tip.contest_season_id,
    requestedSeasonId: body.contestSeasonId,
    description: body.description ?? '',
  };
  refuseChange(entry);
  const isOutcomeNew = tip.odd_type !== body.odd_type;
  if (isOutcomeNew || tip.stake !== body.stake) {
    if (!isEditable(tip.created_at, nowSeconds)) {
      refuseLateEdit(isOutcomeNew ? 'odd_type' : 'stake');
    }
    await amend(tx, change, match, tip.delay_salt, (milliOdds) =>
      refuseChange({ ...entry, milliOdds }),
    );
  }
  await storeDescription(tx, tipId, body.description?.trim() ?? '');
}

async function amend(
  tx: Tx,
  { capper, matchId, sport, body, tipId, nowSeconds }: TipChange,
  match: { readonly id: number; readonly bucket: number },
  salt: string | null,
  refuseOdds: (milliOdds: number) => void,
): Promise<void> {
  const { market } = outcomeIn(sport, body.odd_type);
  const milli = await findLine(tx, match, body.odd_type);
  refusePrice(milli);
  refuseOdds(milli);
  refuseFall(milli, body.odd_value);
  const counts = await countTips(tx, {
    userId: capper.id,
    matchId,
    market,
    nowSeconds,
    exceptTipId: tipId,
  });
  if (counts.on_market > 0) refuseMarketTwice();
  refuseOverBank(counts, body.stake);
  const entry = await enterTip(tx, { capper, matchId, body, nowSeconds, milli, ref: tipId, salt });
  const { odd_type: oddType, stake } = body;
  await storeAmendedTip(tx, tipId, { oddType, market, milli, stake, entry }, nowSeconds);
}
