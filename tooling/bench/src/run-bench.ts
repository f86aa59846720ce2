import { randomBytes } from 'node:crypto';
import type { BarResult } from './bars/bar-result.ts';
import {
  type BenchContext,
  NOON_OF_30,
  NOON_OF_300,
  resultsOf,
  UNCACHED,
} from './bars/bench-context.ts';
import { cachedPage } from './bars/cached-page.ts';
import { coalescing } from './bars/coalescing.ts';
import { firstVisitScripts } from './bars/first-visit-bytes.ts';
import { hydration } from './bars/hydration.ts';
import { interactions } from './bars/interactions.ts';
import { liveFrames } from './bars/live-frames.ts';
import { scannerGrowth } from './bars/scanner-growth.ts';
import { stackTax } from './bars/stack-tax.ts';
import { dayOfMatches } from './flows/day-of-matches.ts';
import { differences } from './flows/equal-pages.ts';
import { pushRecords } from './flows/push-records.ts';
import { httpLoad } from './measure/http-load.ts';
import { type BenchSite, startSite } from './site/start-site.ts';

/** Bars that measure a process of their own: no site is started for them. */
const apart: Readonly<Record<string, (context: Omit<BenchContext, 'site'>) => Promise<BarResult>>> =
  { A15: scannerGrowth };

export const bars = {
  A9: async () => firstVisitScripts(),
  A5: coalescing,
  A3: stackTax,
  A4: cachedPage,
  A6: hydration,
  A11: interactions,
  A14: liveFrames,
  A15: scannerGrowth,
} as const satisfies Record<string, (context: BenchContext) => Promise<BarResult>>;

export type BarId = keyof typeof bars;

export interface BenchOptions extends Omit<BenchContext, 'site'> {
  readonly only: readonly BarId[];
  /** Hears of each bar as soon as it is judged. */
  readonly onResult: (result: BarResult) => void;
}

/** Starts everything, proves that all sides show the same, and measures bar after bar. */
export async function runBench(options: BenchOptions): Promise<readonly BarResult[]> {
  const results: BarResult[] = [];
  const judge = (result: BarResult) => {
    options.onResult(result);
    results.push(result);
  };
  for (const id of options.only) {
    const measure = apart[id];
    if (measure !== undefined) judge(await measure(options));
  }
  const onSite = options.only.filter((id) => apart[id] === undefined);
  if (onSite.length === 0) return results;
  const feedKey = randomBytes(32).toString('hex');
  const site = await startSite(feedKey);
  try {
    await prepare(site, feedKey);
    for (const id of onSite) judge(await bars[id]({ ...options, site }));
    return results;
  } finally {
    await site.stop();
  }
}

async function prepare(site: BenchSite, feedKey: string): Promise<void> {
  const records = [
    ...dayOfMatches({ noon: NOON_OF_300, leagues: 30, firstLeague: 0 }),
    ...dayOfMatches({ noon: NOON_OF_30, leagues: 3, firstLeague: 30 }),
  ];
  await pushRecords(site.api.url, feedKey, records);
  const sides = { federated: site.federated, single: site.single, bare: site.bare };
  for (const [noon, rows] of [
    [NOON_OF_300, 300],
    [NOON_OF_30, 30],
  ] as const) {
    // twice: the first page after a start still names what was there before
    for (const time of ['first', 'second']) {
      const pages: Record<string, string> = {};
      for (const [name, { url }] of Object.entries(sides)) {
        pages[name] = await pageOf(url + resultsOf(noon));
      }
      const faults = differences(pages, rows);
      if (time === 'second' && faults.length > 0) throw new Error(faults.join('; '));
    }
  }
  await warm(site);
}

async function pageOf(url: string): Promise<string> {
  const reply = await fetch(url, { headers: UNCACHED });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}

const WARMING_SECONDS = 4;

/** A compiled process is measured, not one that is being compiled. */
async function warm({ federated, bare }: BenchSite): Promise<void> {
  for (const { url, pid } of [federated, bare]) {
    await httpLoad({
      url: url + resultsOf(NOON_OF_300),
      pid,
      connections: 8,
      seconds: WARMING_SECONDS,
      headers: UNCACHED,
    });
  }
}
