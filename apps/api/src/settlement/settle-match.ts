import {
  isSettledResult,
  LEDGER_KIND,
  ledgerAmount,
  MATCH_STATUS,
  parseOddType,
  RESUME_WITHIN_SECONDS,
  type SettledResult,
  SPORT,
  STAKE_UNIT_MILLI,
  settleTip,
  TIP_RESULT,
  type TipResult,
  tipProfit,
} from '@tipmark/domain';
import type { Tx } from '../database/tx.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import {
  lockOpenTips,
  lockPlayedMatch,
  type OpenTipRow,
  type PlayedMatchRow,
  saveResults,
} from './settlement-queries.ts';
import { soccerPlayOf } from './soccer-play.ts';

/** A match put off by more than two days is another match, whatever its status says. */
function resultOf(tip: OpenTipRow, match: PlayedMatchRow, nowSeconds: number): TipResult {
  const oddType = parseOddType(tip.odd_type);
  if (oddType === undefined) return TIP_RESULT.returned;
  const isOther = match.starts_at - tip.starts_at > RESUME_WITHIN_SECONDS;
  return settleTip(
    oddType,
    {
      status: isOther ? MATCH_STATUS.moved : match.status,
      startsAt: tip.starts_at,
      ...(match.starts_at === tip.starts_at ? {} : { movedTo: match.starts_at }),
      play: soccerPlayOf(match),
    },
    nowSeconds,
  );
}

type Verdict = {
  readonly tip: OpenTipRow;
  readonly result: SettledResult;
  readonly profitMilli: number;
};

function judge(tip: OpenTipRow, match: PlayedMatchRow, nowSeconds: number): Verdict | undefined {
  const result = resultOf(tip, match, nowSeconds);
  if (!isSettledResult(result) || result === tip.result) return undefined;
  return { tip, result, profitMilli: tipProfit(result, tip.stake * STAKE_UNIT_MILLI, tip.milli) };
}

/**
 * Settles the tips on a match as far as its result allows, and again where a correction within a
 * day changed it. Every change is an entry of the ledger. Doing it twice changes nothing.
 * @returns count of tips whose result changed
 */
export async function settleMatch(tx: Tx, matchId: number, nowSeconds: number): Promise<number> {
  const match = await lockPlayedMatch(tx, matchId);
  if (match === undefined || match.sport !== SPORT.soccer) return 0;
  const tips = await lockOpenTips(tx, matchId, nowSeconds);
  const verdicts = tips
    .map((tip) => judge(tip, match, nowSeconds))
    .filter((verdict) => verdict !== undefined);
  await appendEntries(
    tx,
    nowSeconds,
    verdicts.map(({ tip, result, profitMilli }) => ({
      ledgerId: tip.ledger_id,
      content: {
        t: tip.result === TIP_RESULT.pending ? LEDGER_KIND.settle : LEDGER_KIND.resettle,
        ref: tip.id,
        r: result,
        g: ledgerAmount(profitMilli),
      },
    })),
  );
  await saveResults(
    tx,
    nowSeconds,
    verdicts.map(({ tip, result, profitMilli }) => ({ id: tip.id, result, profitMilli })),
  );
  return verdicts.length;
}
