import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';

/**
 * Profit of a tip, in the unit of the stake (milli-units in the ledger).
 * @param milliOdds price of the tip, milli-odds
 */
export function tipProfit(result: TipResult, stake: number, milliOdds: number): number {
  const win = (stake * (milliOdds - 1_000)) / 1_000;
  switch (result) {
    case TIP_RESULT.won:
      return Math.round(win);
    case TIP_RESULT.halfWon:
      return Math.round(win / 2);
    case TIP_RESULT.halfLost:
      return -Math.round(stake / 2);
    case TIP_RESULT.lost:
      return -stake;
    case TIP_RESULT.pending:
    case TIP_RESULT.returned:
      return 0;
  }
}
