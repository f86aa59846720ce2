import { NOON_OF_300 } from '../bench-days.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';
import { costAgainstPeer } from './cost-against-peer.ts';

/** A1: a page of 300 rows. */
export const fullDayAgainstPeer = (context: BenchContext): Promise<BarResult> =>
  costAgainstPeer({ id: 'A1', noon: NOON_OF_300, rows: 300, atMost: 0.4 }, context);
