import { NOON_OF_30 } from '../bench-days.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';
import { costAgainstPeer } from './cost-against-peer.ts';

/** A2: a page of 30 rows. */
export const smallDayAgainstPeer = (context: BenchContext): Promise<BarResult> =>
  costAgainstPeer({ id: 'A2', noon: NOON_OF_30, rows: 30, atMost: 0.4 }, context);
