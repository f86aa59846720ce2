import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { firstVisit, startBrowser } from '../measure/first-visit.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

const BAR = 1.1;

/**
 * A6: when a phone's first visit is hydrated, federated against the single bundle of the same
 * source.
 */
export async function hydration(context: BenchContext): Promise<BarResult> {
  const { site, rounds, extensions, random } = context;
  const browser = await startBrowser();
  const problems = new Set<string>();
  const hydratedAt = async (url: string): Promise<number> => {
    const visit = await firstVisit(browser, url + resultsOf(NOON_OF_300));
    for (const problem of visit.problems) problems.add(problem);
    return visit.hydratedAtMs;
  };
  try {
    await hydratedAt(site.federated.url);
    await hydratedAt(site.single.url);
    const result = await pairedRounds({
      ours: () => hydratedAt(site.federated.url),
      theirs: () => hydratedAt(site.single.url),
      bar: { atMost: BAR },
      rounds,
      extensions,
      random,
    });
    const ours = median(result.rounds.map((round) => round.ours));
    const theirs = median(result.rounds.map((round) => round.theirs));
    return {
      id: 'A6',
      what: 'hydrated at, federated ÷ single bundle, Slow 4G and a CPU four times slower',
      bar: `≤ ${BAR}`,
      measured: `${inWords(result)}; ${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} ms${problems.size > 0 ? `; ${[...problems][0]}` : ''}`,
      // a page that complains has not been measured
      verdict: problems.size > 0 ? 'fail' : result.verdict,
      details: { ...result, problems: [...problems] },
    };
  } finally {
    await browser.close();
  }
}
