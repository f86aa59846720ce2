import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { linksOfDay } from '../flows/links-of-day.ts';
import { blockingVisit } from '../measure/blocking-visit.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { type Interval, median, medianInterval, verdict } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const BAR_MS = 150;
/** Of the same day by Next.js, in runs with it. */
const BAR_OF_PEER = 0.5;

/**
 * A12: total blocking time of a phone's first visit to each kind of page, the worst of them; in
 * runs with the Next.js peer also that of a day compared with the peer's.
 */
export async function blockedTime({ site, rounds, random }: BenchContext): Promise<BarResult> {
  const { match, league } = await linksOfDay(site.api.url, NOON_OF_300);
  const own = site.federated.url;
  const pages = {
    day: own + resultsOf(NOON_OF_300),
    match: `${own}/Events/${match}`,
    league: `${own}/Tournaments/${league}`,
    home: `${own}/`,
  };
  const peer = site.next && site.next.compressed.url + resultsOf(NOON_OF_300);
  const ofPeer: number[] = [];
  const browser = await startBrowser();
  const problems = new Set<string>();
  const blocked = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(pages)) {
        const visit = await blockingVisit(browser, path);
        for (const problem of visit.problems) problems.add(problem);
        blocked.set(name, [...(blocked.get(name) ?? []), visit.blockedMs]);
      }
      if (peer !== undefined) ofPeer.push((await blockingVisit(browser, peer)).blockedMs);
    }
  } finally {
    await browser.close();
  }
  const worst = [...blocked.values()].toSorted((a, b) => median(b) - median(a))[0] ?? [];
  const interval: Interval = medianInterval(worst, random);
  const parts = [...blocked].map(([name, list]) => `${name} ${median(list).toFixed(0)}`);
  const complaint = problems.size > 0 ? `; ${[...problems][0]}` : '';
  const ofBoth = peer === undefined ? undefined : againstPeer(blocked.get('day') ?? [], ofPeer);
  const isWorse = ofBoth !== undefined && ofBoth.ratio > BAR_OF_PEER;
  return {
    id: 'A12',
    what: 'total blocking time of a first visit, the worst of four pages, Slow 4G, processor time × 4; of a day ÷ Next.js',
    bar: `≤ ${BAR_MS} ms; ≤ ${BAR_OF_PEER}`,
    measured: `${interval.median.toFixed(0)} ms (${interval.low.toFixed(0)}…${interval.high.toFixed(0)}), ${rounds} rounds; ${parts.join(', ')}${ofBoth?.text ?? ''}${complaint}`,
    verdict: problems.size > 0 || isWorse ? 'fail' : verdict(interval, { atMost: BAR_MS }),
    details: { blocked: Object.fromEntries(blocked), ofPeer, problems: [...problems] },
  };
}

function againstPeer(own: readonly number[], theirs: readonly number[]) {
  const [ours, peers] = [median(own), median(theirs)];
  const ratio = ours / peers;
  return { ratio, text: `; ${ratio.toFixed(2)} (${ours.toFixed(0)} ÷ ${peers.toFixed(0)} ms)` };
}
