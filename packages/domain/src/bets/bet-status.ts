import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { ValueOf } from '../enumerations/value-of.ts';
import { tipProfit } from '../settlement/tip-profit.ts';

/** Results of tips, and a bet the bookmaker bought back before its end. */
export const BET_STATUS = { ...TIP_RESULT, cashedOut: 6 } as const;
export type BetStatus = ValueOf<typeof BET_STATUS>;
export type BetStatusName = keyof typeof BET_STATUS;
export const BET_STATUS_NAMES = Object.keys(BET_STATUS) as readonly BetStatusName[];

export const isBetStatusName = (name: string): name is BetStatusName =>
  Object.hasOwn(BET_STATUS, name);

export const betStatusName = (status: number): BetStatusName =>
  BET_STATUS_NAMES.find((name) => BET_STATUS[name] === status) ?? 'pending';

export interface SettledBet {
  readonly status: BetStatus;
  readonly stakeMinor: number;
  readonly milliOdds: number;
  /** What was paid for a bet that was cashed out. */
  readonly returnedMinor: number | null;
}

/** Won or lost with a bet, in the unit of its stake; 0 while it is open. */
export function betProfit({ status, stakeMinor, milliOdds, returnedMinor }: SettledBet): number {
  return status === BET_STATUS.cashedOut
    ? (returnedMinor ?? stakeMinor) - stakeMinor
    : tipProfit(status, stakeMinor, milliOdds);
}

/** As which result of a tip a settled bet counts; a cashed out one by its return. */
export function countedResult(
  status: Exclude<BetStatus, typeof BET_STATUS.pending>,
  profitMinor: number,
): Exclude<TipResult, typeof TIP_RESULT.pending> {
  if (status !== BET_STATUS.cashedOut) return status;
  if (profitMinor === 0) return TIP_RESULT.returned;
  return profitMinor > 0 ? TIP_RESULT.won : TIP_RESULT.lost;
}
