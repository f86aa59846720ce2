import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { paintedVisit } from '../measure/painted-visit.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

export interface PaintBar {
  readonly id: string;
  readonly against: string;
  readonly url: string;
  readonly atMost: number;
}

/** Largest paint of a phone's first visit to a day of 300 rows, ours against another side's. */
export async function paintRatio(
  { id, against, url, atMost }: PaintBar,
  { site, rounds, extensions, random }: BenchContext,
): Promise<BarResult> {
  const browser = await startBrowser();
  const problems = new Set<string>();
  const largest = new Set<string>();
  const paintedAt = async (side: string): Promise<number> => {
    const visit = await paintedVisit(browser, side + resultsOf(NOON_OF_300));
    for (const problem of visit.problems) problems.add(problem);
    largest.add(visit.largest);
    return visit.largestPaintMs;
  };
  try {
    await paintedAt(site.federated.url);
    await paintedAt(url);
    const result = await pairedRounds({
      ours: () => paintedAt(site.federated.url),
      theirs: () => paintedAt(url),
      bar: { atMost },
      rounds,
      extensions,
      random,
    });
    const ours = median(result.rounds.map((round) => round.ours));
    const theirs = median(result.rounds.map((round) => round.theirs));
    const complaint = problems.size > 0 ? `; ${[...problems][0]}` : '';
    return {
      id,
      what: `largest paint of a first visit ÷ ${against}, Slow 4G and a CPU four times slower`,
      bar: `≤ ${atMost}`,
      measured: `${inWords(result)}; ${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} ms${complaint}`,
      // a page that complains has not been measured
      verdict: problems.size > 0 ? 'fail' : result.verdict,
      details: { ...result, largest: [...largest], problems: [...problems] },
    };
  } finally {
    await browser.close();
  }
}
