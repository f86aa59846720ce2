import { randomBytes } from 'node:crypto';
import type { BarResult } from './bars/bar-result.ts';
import type { BenchContext } from './bars/bench-context.ts';
import { blockedTime } from './bars/blocked-time.ts';
import { cachedPage } from './bars/cached-page.ts';
import { coalescing } from './bars/coalescing.ts';
import { firstVisitScripts } from './bars/first-visit-bytes.ts';
import { fullDayAgainstPeer } from './bars/full-day-against-peer.ts';
import { hydration } from './bars/hydration.ts';
import { interactions } from './bars/interactions.ts';
import { layoutShift } from './bars/layout-shift.ts';
import { liveFrames } from './bars/live-frames.ts';
import { openCalls } from './bars/open-calls.ts';
import { paintAgainstPeer } from './bars/paint-against-peer.ts';
import { paintAgainstSingle } from './bars/paint-against-single.ts';
import { refusedCalls } from './bars/refused-calls.ts';
import { scannerGrowth } from './bars/scanner-growth.ts';
import { smallDayAgainstPeer } from './bars/small-day-against-peer.ts';
import { stackTax } from './bars/stack-tax.ts';
import { NOON_OF_300, resultsOf, UNCACHED } from './bench-days.ts';
import { prepareDays } from './flows/prepare-days.ts';
import { httpLoad } from './measure/http-load.ts';
import { type BenchSite, startSite } from './site/start-site.ts';

/** Bars that measure a separate process: no site is started for them. */
const apart: Readonly<Record<string, (context: Omit<BenchContext, 'site'>) => Promise<BarResult>>> =
  { A15: scannerGrowth };

export const bars = {
  A1: fullDayAgainstPeer,
  A2: smallDayAgainstPeer,
  A9: async () => firstVisitScripts(),
  A5: coalescing,
  A3: stackTax,
  A4: cachedPage,
  A6: hydration,
  A7: paintAgainstSingle,
  A8: paintAgainstPeer,
  A11: interactions,
  A12: blockedTime,
  A13: layoutShift,
  A14: liveFrames,
  A15: scannerGrowth,
  A16: openCalls,
  A17: refusedCalls,
} as const satisfies Record<string, (context: BenchContext) => Promise<BarResult>>;

export type BarId = keyof typeof bars;

/** Bars that need the Next.js peer, which takes a build and several minutes. */
const againstPeer: readonly BarId[] = ['A1', 'A2', 'A8'];

export const isAgainstPeer = (id: BarId): boolean => againstPeer.includes(id);

export interface BenchOptions extends Omit<BenchContext, 'site'> {
  readonly only: readonly BarId[];
  /** Called with each bar as soon as it is judged. */
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
  const site = await startSite({ feedKey, withNext: onSite.some(isAgainstPeer) });
  try {
    await prepareDays(site);
    await warm(site);
    for (const id of onSite) judge(await bars[id]({ ...options, site }));
    return results;
  } finally {
    await site.stop();
  }
}

const WARMING_SECONDS = 4;

/** A compiled process is measured, not one that is being compiled. */
async function warm({ federated, bare, next }: BenchSite): Promise<void> {
  for (const { url, pid } of [federated, bare, ...(next ? [next.server] : [])]) {
    await httpLoad({
      url: url + resultsOf(NOON_OF_300),
      pid,
      connections: 8,
      seconds: WARMING_SECONDS,
      headers: UNCACHED,
    });
  }
}
