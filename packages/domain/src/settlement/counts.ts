import type { Pair } from '../matches/played.ts';

/** The two counts a market is settled on; `isFinal` once play cannot change them any more. */
export interface Counts {
  readonly pair: Pair;
  readonly isFinal: boolean;
}

/** Undefined while they are unknown. */
export function known(pair: Pair | null | undefined, isFinal: boolean): Counts | undefined {
  return pair === null || pair === undefined ? undefined : { pair, isFinal };
}
