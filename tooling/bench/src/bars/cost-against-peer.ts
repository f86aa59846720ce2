import { pageCostMs } from '../measure/page-cost.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords, peerOf } from './bench-context.ts';

export interface PeerCostBar {
  readonly id: string;
  readonly noon: number;
  readonly rows: number;
  readonly atMost: number;
}

/**
 * Processor time of an uncached page against the same page by Next.js, rendered for each request.
 */
export async function costAgainstPeer(
  { id, noon, rows, atMost }: PeerCostBar,
  { site, seconds, rounds, extensions, random }: BenchContext,
): Promise<BarResult> {
  const { server } = peerOf(site);
  const result = await pairedRounds({
    ours: () => pageCostMs(site.federated, noon, seconds),
    theirs: () => pageCostMs(server, noon, seconds),
    bar: { atMost },
    rounds,
    extensions,
    random,
  });
  const ours = median(result.rounds.map((round) => round.ours));
  const theirs = median(result.rounds.map((round) => round.theirs));
  return {
    id,
    what: `processor time of a page of ${rows} rows ÷ the same page by Next.js`,
    bar: `≤ ${atMost}`,
    measured: `${inWords(result)}; ${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms`,
    verdict: result.verdict,
    details: { ...result },
  };
}
