import { type LoadResult, soundLoad } from '../measure/http-load.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { median } from '../measure/ratio.ts';
import type { Started } from '../site/start-process.ts';
import type { BarResult } from './bar-result.ts';
import {
  type BenchContext,
  inWords,
  NOON_OF_30,
  NOON_OF_300,
  resultsOf,
  UNCACHED,
} from './bench-context.ts';

const BAR = 1.4;
const CONNECTIONS = 8;

/** A3: processor time of a rendered page against React alone drawing the same rows. */
export async function stackTax(context: BenchContext): Promise<BarResult> {
  const { site, seconds, rounds, extensions, random } = context;
  const cost = async (process: Started, noon: number): Promise<number> =>
    (await load(process, noon, seconds)).cpuMsPerRequest;
  const result = await pairedRounds({
    ours: () => cost(site.federated, NOON_OF_300),
    theirs: () => cost(site.bare, NOON_OF_300),
    bar: { atMost: BAR },
    rounds,
    extensions,
    random,
  });
  const ours = median(result.rounds.map((round) => round.ours));
  const theirs = median(result.rounds.map((round) => round.theirs));
  const small = {
    ours: await cost(site.federated, NOON_OF_30),
    theirs: await cost(site.bare, NOON_OF_30),
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

const load = (process: Started, noon: number, seconds: number): Promise<LoadResult> =>
  soundLoad({
    url: process.url + resultsOf(noon),
    pid: process.pid,
    connections: CONNECTIONS,
    seconds,
    headers: UNCACHED,
  });
