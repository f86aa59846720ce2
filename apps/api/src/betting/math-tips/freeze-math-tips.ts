import { createHash } from 'node:crypto';
import { LEDGER_KIND, ledgerAmount, type Sport } from '@tipmark/domain';
import { goalsMatrix, MATH_TIP, selectMathTip, withResult } from '@tipmark/prediction';
import { findPricedMatches } from '../../matches/value-trends/value-trend-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import {
  findModelledMatches,
  insertMathTips,
  lockWithoutMathTip,
  type ModelledMatch,
  type NewMathTip,
} from './math-tip-queries.ts';

/** The author Math in the ledger, which is not an account. */
export const MATH_LEDGER_ID = createHash('sha256').update('math').digest('hex').slice(0, 16);
/** Percent of the bank, flat. */
export const MATH_STAKE = 1;

/**
 * Publishes the math tips that are due: one per match, with outcome, price and time frozen and
 * recorded in the ledger. Safe to run in several processes: a match gets one tip.
 * @returns ids of the matches that have a tip now
 */
export async function freezeMathTips(db: Db, sport: Sport, nowSeconds: number): Promise<number[]> {
  const from = nowSeconds + MATH_TIP.closeSeconds;
  const until = nowSeconds + MATH_TIP.openSeconds;
  const modelled = await findModelledMatches(db, sport, from, until);
  if (modelled.length === 0) return [];
  const priced = await findPricedMatches(db, sport, from - 1, until);
  const pricesOf = new Map(priced.map((match) => [match.id, match]));
  const wanted = modelled.flatMap((match): NewMathTip[] => {
    const prices = pricesOf.get(match.id);
    if (prices === undefined) return [];
    const tip = selectMathTip(
      matrixOf(sport, match),
      prices.odd_types.map((oddType, at) => ({ oddType, milliOdds: prices.milli[at] ?? 0 })),
    );
    if (tip === undefined) return [];
    const { oddType, milliOdds: milli, probability, valuePercent } = tip;
    return [{ matchId: match.id, oddType, milli, probability, valuePercent }];
  });
  if (wanted.length === 0) return [];
  return tx(db, async (trx) => {
    const free = await lockWithoutMathTip(
      trx,
      wanted.map(({ matchId }) => matchId),
      nowSeconds,
    );
    const tips = wanted.filter(({ matchId }) => free.has(matchId));
    if (tips.length === 0) return [];
    const entries = await appendEntries(
      trx,
      nowSeconds,
      tips.map(({ matchId: m, oddType: o, milli }) => ({
        ledgerId: MATH_LEDGER_ID,
        content: { t: LEDGER_KIND.tip, m, o, p: ledgerAmount(milli), s: MATH_STAKE },
      })),
    );
    await insertMathTips(
      trx,
      tips.map((tip, index) => ({ ...tip, seq: entries[index]?.seq ?? 0 })),
      nowSeconds,
    );
    return tips.map(({ matchId }) => matchId);
  });
}

function matrixOf(sport: Sport, match: ModelledMatch) {
  const { expected_home, expected_away, p1, px, p2 } = match;
  const matrix = goalsMatrix(sport, [expected_home, expected_away]);
  return p1 === null || px === null || p2 === null ? matrix : withResult(matrix, [p1, px, p2]);
}
