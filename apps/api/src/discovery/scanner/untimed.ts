import type { PricePhase } from '@tipmark/contract';
import { PRICE_PHASE } from '../../ingest/odds/phase-prices.ts';

/** By the code they are stored under. */
export const PRICE_PHASES: Readonly<Record<number, PricePhase>> = {
  [PRICE_PHASE.first]: 'first',
  [PRICE_PHASE.closing]: 'closing',
};

/** The changes of a line up to one of them, by index. */
interface LineChanges {
  readonly first: number;
  readonly now: number;
  /** Those without times; what they have only orders them. */
  readonly untimed: { has(index: number): boolean };
}

/**
 * The change a move is measured from: the last one known at an instant, or else the first with a
 * time. A price without a time has not moved since any.
 * @param index last change up to the instant by order; before `first` = none
 */
export function comparedChange(index: number, { first, now, untimed }: LineChanges): number {
  if (untimed.has(now)) return now;
  let found = index;
  while (found >= first && untimed.has(found)) found -= 1;
  if (found >= first) return found;
  found = first;
  while (untimed.has(found)) found += 1;
  return found;
}
