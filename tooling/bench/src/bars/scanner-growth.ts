import { startLineProcess } from '../measure/line-process.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

const SMALL = 10_000;
const MIDDLE = 100_000;
const LARGE = 1_000_000;
/** Two decades at an exponent of 1.1. */
const BAR = 10 ** 0.2;
const SLICE_MS = 250;

const EVERYTHING = {};
const TYPICAL = { changesHours: 24, minChangePercent: 3, minOdds: 1.5, maxOdds: 2.5 };

/** Prices of a scanner that a filter is changed on, and how often it is. */
const FILTERED = { odds: 1_400_000, filters: 200 };

/** How long the first page of rows takes after a change of the filter, of all changes. */
interface Filtered {
  readonly ms: { readonly p95: number };
  readonly cpuMs: { readonly p50: number; readonly p95: number };
}

interface Timed {
  readonly cpuMsPerScan: number;
  readonly outcomes: number;
  readonly found: number;
  readonly rssBytes: number;
}

/** A15: the cost per odds of scanning a million of them, against ten thousand. */
export async function scannerGrowth(context: Omit<BenchContext, 'site'>): Promise<BarResult> {
  const scanner = startLineProcess('apps/api/src/discovery/scanner/testing/time-scans.ts');
  const slowdown = process.env['BENCH_SLOWDOWN'] === 'scan';
  const time = (odds: number, criteria: object = EVERYTHING) =>
    scanner.ask<Timed>({ odds, criteria, milliseconds: SLICE_MS, slowdown });
  const perOdd = async (odds: number) => (await time(odds)).cpuMsPerScan / odds;
  try {
    // the first ones are not compiled yet
    for (const odds of [SMALL, MIDDLE, LARGE]) await time(odds);
    const result = await pairedRounds({
      ours: () => perOdd(LARGE),
      theirs: () => perOdd(SMALL),
      bar: { atMost: BAR },
      rounds: context.rounds,
      extensions: context.extensions,
      random: context.random,
    });
    const small = median(result.rounds.map((round) => round.theirs)) * SMALL;
    const large = median(result.rounds.map((round) => round.ours)) * LARGE;
    const middle = await time(MIDDLE);
    const typical = await time(LARGE, TYPICAL);
    await scanner.ask<Filtered>(FILTERED);
    const filtered = await scanner.ask<Filtered>(FILTERED);
    const ofFilters = `${filtered.cpuMs.p95.toFixed(1)} ms (${filtered.ms.p95.toFixed(1)} ms by the clock)`;
    const scans = [small, middle.cpuMsPerScan, large].map((ms) => ms.toFixed(2)).join(' → ');
    return {
      id: 'A15',
      what: 'processor time of a scan for one odd, of a million odds ÷ of ten thousand',
      bar: `≤ ${BAR.toFixed(2)}`,
      measured: `${inWords(result)}; everything in 10k → 100k → 1M odds ${scans} ms; 24 h, 1.5–2.5, ≥ 3 % in 1M ${typical.cpuMsPerScan.toFixed(2)} ms; 95 of 100 changes of a filter in 1.4M ≤ ${ofFilters}`,
      verdict: result.verdict,
      details: { ...result, small, middle, large, typical, filtered },
    };
  } finally {
    scanner.stop();
  }
}
