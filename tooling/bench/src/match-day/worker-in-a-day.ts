import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BarResult } from '../bars/bar-result.ts';
import { type LineProcess, startLineProcess } from '../measure/line-process.ts';
import { root } from '../processes/start-process.ts';

const MATCHES = 400;
const BOOKMAKERS = 30;
const MOST_SHARE = 0.25;
/** 300 was wanted: docs/bench/2026-11-30-match-day.md. */
const MOST_MB = 350;
const LEAST_PRICES = 2_000_000;
const DAY_SECONDS = 86_400;
/** How often the job runs by itself. */
const STEP_SECONDS = 5;
const MINUTE_STEPS = 60 / STEP_SECONDS;
const MB = 1e6;
const KEY = '0123456789abcdef0123456789abcdef';
const SERVER = 'packages/test-kit/src/providers/serve-match-day.ts';
const COMPOSE = 'deploy/compose.yaml';
const WORKER = 'apps/api/src/ingest/providers/soak/time-worker.ts';

/** What a worker used in a day, and what it did. */
interface MeasuredDay {
  readonly cpuSeconds: number;
  readonly peakMinuteSeconds: number;
  readonly mostBytes: number;
  readonly calls: number;
  /** Prices in the answers. */
  readonly prices: number;
  readonly matches: number;
  readonly storedPrices: number;
  readonly quarantined: number;
}

interface Used {
  readonly cpuMs: number;
  readonly rssBytes: number;
}

/** The worker is measured with the options that it is deployed with. */
function deployedOptions(): string {
  const [, options] =
    /NODE_OPTIONS: (\S+)/.exec(readFileSync(path.join(root, COMPOSE), 'utf8')) ?? [];
  if (options === undefined) throw new Error(`${COMPOSE} gives the worker no NODE_OPTIONS`);
  return options;
}

async function playDay(server: LineProcess, worker: LineProcess): Promise<MeasuredDay> {
  const { root, leagues, from } = await server.next<{
    root: string;
    leagues: object[];
    from: number;
  }>();
  const providers = { 'api-football': { budget: { day: 75_000, minute: 450 } } };
  await worker.ask({ root, settings: { providers, leagues }, key: KEY });
  const cpuMs: number[] = [];
  let mostBytes = 0;
  let sent = { calls: 0, prices: 0 };
  for (let at = from; at < from + DAY_SECONDS; at += STEP_SECONDS) {
    sent = await server.ask<typeof sent>({ at });
    const used = await worker.ask<Used>({ at });
    cpuMs.push(used.cpuMs);
    mostBytes = Math.max(mostBytes, used.rssBytes);
  }
  const minutes = cpuMs.map((ms, index) => ms - (cpuMs[index - MINUTE_STEPS] ?? 0));
  const stored = await worker.ask<Pick<MeasuredDay, 'matches' | 'storedPrices' | 'quarantined'>>({
    isOver: true,
  });
  return {
    ...sent,
    ...stored,
    cpuSeconds: (cpuMs.at(-1) ?? 0) / 1_000,
    peakMinuteSeconds: Math.max(...minutes) / 1_000,
    mostBytes,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * M1, M2: processor time and memory of the worker in a day of 400 matches, which passes as fast as
 * it can; PostgreSQL and the provider are other processes.
 */
export async function workerInADay(): Promise<BarResult[]> {
  const server = startLineProcess(SERVER, {}, [String(MATCHES), String(BOOKMAKERS), KEY]);
  const worker = startLineProcess(WORKER, { NODE_OPTIONS: deployedOptions() });
  try {
    return resultsOf(await playDay(server, worker));
  } finally {
    server.stop();
    worker.stop();
  }
}

function resultsOf(day: MeasuredDay): BarResult[] {
  const share = day.cpuSeconds / DAY_SECONDS;
  const megabytes = day.mostBytes / MB;
  // fewer matches or prices than asked for, or refused ones, are another day
  const isWhole = day.matches === MATCHES && day.prices >= LEAST_PRICES && day.quarantined === 0;
  const what = `a day of ${MATCHES} matches, ${BOOKMAKERS} bookmakers, 20 markets`;
  const verdict = (isWithin: boolean) => (isWithin && isWhole ? 'pass' : 'fail');
  return [
    {
      id: 'M1',
      what: `processor time of the worker in ${what}, of one core`,
      bar: `≤ ${percent(MOST_SHARE)}`,
      measured: `${percent(share)} (${day.cpuSeconds.toFixed(0)} s), in its busiest minute ${percent(day.peakMinuteSeconds / 60)}; ${day.prices} prices in ${day.calls} answers, ${day.storedPrices} stored`,
      verdict: verdict(share <= MOST_SHARE),
      details: { ...day },
    },
    {
      id: 'M2',
      what: `memory of the worker in ${what}`,
      bar: `≤ ${MOST_MB} MB`,
      measured: `${megabytes.toFixed(0)} MB`,
      verdict: verdict(megabytes <= MOST_MB),
      details: { ...day },
    },
  ];
}
