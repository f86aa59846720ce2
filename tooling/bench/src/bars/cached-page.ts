import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { soundLoad } from '../measure/http-load.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import type { Started } from '../processes/start-process.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

const BAR = 0.5;
const CONNECTIONS = 8;

/** A4: pages of guests per core-second, requested as by a browser, against one ready buffer. */
export async function cachedPage(context: BenchContext): Promise<BarResult> {
  const { site, seconds, rounds, extensions, random } = context;
  const perCoreSecond = async ({ url, pid }: Started): Promise<number> => {
    const { cpuMsPerRequest } = await soundLoad({
      url: url + resultsOf(NOON_OF_300),
      pid,
      connections: CONNECTIONS,
      seconds,
      headers: { 'accept-encoding': 'br' },
    });
    return 1000 / cpuMsPerRequest;
  };
  const result = await pairedRounds({
    ours: () => perCoreSecond(site.federated),
    theirs: () => perCoreSecond(site.raw),
    bar: { atLeast: BAR },
    rounds,
    extensions,
    random,
  });
  return {
    id: 'A4',
    what: 'kept guest page ÷ raw 100 KB buffer, requests per core-second',
    bar: `≥ ${BAR}`,
    measured: inWords(result),
    verdict: result.verdict,
    details: { ...result },
  };
}
