import { BET_STATUS, isSettledResult, tipProfit } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import {
  lockOpenBets,
  type OpenBetRow,
  type SettledBetRow,
  saveSettledBets,
} from './bet-settlement-queries.ts';
import { contradictionOf, findDoubt, type Judgement, resultAndClosing } from './settle-match.ts';
import { findClosingLines, lockPlayedMatch } from './settlement-queries.ts';

/** A result its owner gave stays; the site only adds the closing line value. */
function settled(bet: OpenBetRow, judgement: Judgement): SettledBetRow | undefined {
  const { result, clv } = resultAndClosing(bet, judgement);
  const { id, status, is_settled_by_owner: isByOwner, milli, stake_minor: stake } = bet;
  if (isByOwner) return clv === bet.clv ? undefined : { id, status, profit_minor: 0, clv };
  if (!isSettledResult(result) || (result === status && clv === bet.clv)) return undefined;
  return { id, status: result, profit_minor: tipProfit(result, stake, milli), clv };
}

/**
 * Settles people's own bets on a match as tips are settled, and again after a correction within a
 * day. Running it twice changes nothing.
 * @returns count of changed bets
 */
export async function settleBets(tx: Tx, matchId: number, nowSeconds: number): Promise<number> {
  const match = await lockPlayedMatch(tx, matchId);
  if (match === undefined) return 0;
  const bets = await lockOpenBets(tx, matchId, nowSeconds);
  // the job of the tips reports a contradiction
  if (bets.length === 0 || contradictionOf(match, nowSeconds) !== undefined) return 0;
  const isDoubted = (await findDoubt(tx, matchId, match, nowSeconds)) !== undefined;
  const judged = bets.filter(({ status }) => !isDoubted || status !== BET_STATUS.pending);
  if (judged.length === 0) return 0;
  const closing = await findClosingLines(tx, matchId);
  const changed = judged.flatMap((bet) => settled(bet, { match, closing, nowSeconds }) ?? []);
  if (changed.length > 0) await saveSettledBets(tx, nowSeconds, changed);
  return changed.length;
}
