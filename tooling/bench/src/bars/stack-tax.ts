import { NOON_OF_30, NOON_OF_300 } from '../bench-days.ts';
import { pageCostMs } from '../measure/page-cost.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

const BAR = 1.4;

/** A3: processor time of a rendered page against bare React drawing the same rows. */
export async function stackTax(context: BenchContext): Promise<BarResult> {
  const { site, seconds, rounds, extensions, random } = context;
  const result = await pairedRounds({
    ours: () => pageCostMs(site.federated, NOON_OF_300, seconds),
    theirs: () => pageCostMs(site.bare, NOON_OF_300, seconds),
    bar: { atMost: BAR },
    rounds,
    extensions,
    random,
  });
  const ours = median(result.rounds.map((round) => round.ours));
  const theirs = median(result.rounds.map((round) => round.theirs));
  const small = {
    ours: await pageCostMs(site.federated, NOON_OF_30, seconds),
    theirs: await pageCostMs(site.bare, NOON_OF_30, seconds),
  };
  return {
    id: 'A3',
    what: 'processor time of a page of 300 rows ÷ bare React',
    bar: `≤ ${BAR}`,
    measured: `${inWords(result)}; ${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms; 30 rows ${small.ours.toFixed(1)} ÷ ${small.theirs.toFixed(1)} ms`,
    verdict: result.verdict,
    details: { ...result, small },
  };
}
