import type { ValueTrendReturns } from '@tipmark/contract';
import { rounded } from '../lists/rounded.ts';
import { addReturns, type Returns } from './returns-of-day.ts';

/** Fewer bets say nothing: the error of a hundred is some ten percent. */
export const MIN_BETS = 100;
/** Of a normal distribution: inside 95 times in 100. */
const CONFIDENCE = 1.96;
const PERCENT = 100;

export interface CountedDay {
  readonly startsAt: number;
  readonly returns: Returns;
}

/** The return of all bets with its interval; null where they are too few. */
export function presentReturns(days: readonly CountedDay[]): ValueTrendReturns | null {
  const counted = days.filter(({ returns }) => returns.bets > 0);
  const { bets, profit, squares } = counted
    .map(({ returns }) => returns)
    .reduce(addReturns, { bets: 0, profit: 0, squares: 0 });
  if (bets < MIN_BETS) return null;
  const mean = profit / bets;
  const variance = Math.max(0, squares - bets * mean ** 2) / (bets - 1);
  const margin = CONFIDENCE * Math.sqrt(variance / bets);
  const percent = (share: number) => rounded(share * PERCENT);
  return {
    since: Math.min(...counted.map(({ startsAt }) => startsAt)),
    bets,
    percent: percent(mean),
    interval: [percent(mean - margin), percent(mean + margin)],
  };
}
