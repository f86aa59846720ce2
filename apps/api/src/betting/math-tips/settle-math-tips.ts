import { LEDGER_KIND, ledgerAmount, parseOddType, TIP_RESULT } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { judge } from '../settlement/settle-match.ts';
import { findClosingLines } from '../settlement/settlement-queries.ts';
import { MATH_LEDGER_ID, MATH_STAKE } from './freeze-math-tips.ts';
import { lockOpenMathTips, type OpenMathTip, saveMathResults } from './math-tip-queries.ts';

const AT_ONCE = 50;

/**
 * Settles math tips by the same rules as all tips once their match is over.
 * @returns ids of the matches whose tip was settled
 */
export async function settleMathTips(db: Db, nowSeconds: number): Promise<number[]> {
  return tx(db, async (trx) => {
    const verdicts = [];
    for (const tip of await lockOpenMathTips(trx, AT_ONCE)) {
      const closing = await findClosingLines(trx, tip.match_id);
      const verdict = verdictOn(tip, closing, nowSeconds);
      if (verdict !== undefined) verdicts.push({ ...verdict, seq: tip.seq, matchId: tip.match_id });
    }
    if (verdicts.length === 0) return [];
    await appendEntries(
      trx,
      nowSeconds,
      verdicts.map(({ seq: ref, result: r, profitMilli }) => ({
        ledgerId: MATH_LEDGER_ID,
        content: { t: LEDGER_KIND.settle, ref, r, g: ledgerAmount(profitMilli) },
      })),
    );
    await saveMathResults(
      trx,
      verdicts.map(({ matchId, result, profitMilli, clv }) => ({
        matchId,
        result,
        profitMilli,
        clv,
      })),
      nowSeconds,
    );
    return verdicts.map(({ matchId }) => matchId);
  });
}

function verdictOn(tip: OpenMathTip, closing: ReadonlyMap<string, number>, nowSeconds: number) {
  const market = parseOddType(tip.odd_type)?.market;
  if (market === undefined) return undefined;
  const { odd_type, milli, starts_at } = tip;
  const open = {
    odd_type,
    market,
    milli,
    starts_at,
    stake: MATH_STAKE,
    result: TIP_RESULT.pending,
    clv: null,
    is_rated: false,
  };
  return judge(open, { match: tip, closing, nowSeconds });
}
