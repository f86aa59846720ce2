import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { linksOfDay } from '../flows/links-of-day.ts';
import { blockingVisit } from '../measure/blocking-visit.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { type Interval, median, medianInterval, verdict } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const BAR_MS = 150;

/** A12: total blocking time of a phone's first visit to each kind of page, the worst of them. */
export async function blockedTime({ site, rounds, random }: BenchContext): Promise<BarResult> {
  const { match, league } = await linksOfDay(site.api.url, NOON_OF_300);
  const pages = {
    day: resultsOf(NOON_OF_300),
    match: `/Events/${match}`,
    league: `/Tournaments/${league}`,
    home: '/',
  };
  const browser = await startBrowser();
  const problems = new Set<string>();
  const blocked = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(pages)) {
        const visit = await blockingVisit(browser, site.federated.url + path);
        for (const problem of visit.problems) problems.add(problem);
        blocked.set(name, [...(blocked.get(name) ?? []), visit.blockedMs]);
      }
    }
  } finally {
    await browser.close();
  }
  const worst = [...blocked.values()].toSorted((a, b) => median(b) - median(a))[0] ?? [];
  const interval: Interval = medianInterval(worst, random);
  const parts = [...blocked].map(([name, list]) => `${name} ${median(list).toFixed(0)}`);
  const complaint = problems.size > 0 ? `; ${[...problems][0]}` : '';
  return {
    id: 'A12',
    what: 'total blocking time of a first visit, the worst of four pages, Slow 4G, processor time × 4',
    bar: `≤ ${BAR_MS} ms`,
    measured: `${interval.median.toFixed(0)} ms (${interval.low.toFixed(0)}…${interval.high.toFixed(0)}), ${rounds} rounds; ${parts.join(', ')}${complaint}`,
    verdict: problems.size > 0 ? 'fail' : verdict(interval, { atMost: BAR_MS }),
    details: { blocked: Object.fromEntries(blocked), problems: [...problems] },
  };
}
