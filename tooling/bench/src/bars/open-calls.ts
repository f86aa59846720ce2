import { NOON_OF_300 } from '../bench-days.ts';
import { soundLoad } from '../measure/http-load.ts';
import { medianInterval, verdict } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const BAR = 10_000;
const CONNECTIONS = 8;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** A page of fifty matches, with all their fields. */
export const OPEN_PAGE = `/open/v1/matches?sport=soccer&day=${new Date(NOON_OF_300 * 1000).toISOString().slice(0, DAY_LENGTH)}`;

/**
 * A16: cached pages of the open API per core-second, at the API on loopback, whose callers are not
 * limited.
 */
export async function openCalls(context: BenchContext): Promise<BarResult> {
  const { site, seconds, rounds, random } = context;
  const { url, pid } = site.api;
  const perCoreSecond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const load = { url: url + OPEN_PAGE, pid, connections: CONNECTIONS, seconds };
    const { cpuMsPerRequest } = await soundLoad(load);
    perCoreSecond.push(1000 / cpuMsPerRequest);
  }
  const interval = medianInterval(perCoreSecond, random);
  const inThousands = (value: number) => (value / 1000).toFixed(1);
  const range = `${inThousands(interval.low)}…${inThousands(interval.high)}`;
  return {
    id: 'A16',
    what: 'cached page of the open API, calls per core-second',
    bar: `≥ ${BAR}`,
    measured: `${inThousands(interval.median)} (${range}) thousand, ${rounds} rounds`,
    verdict: verdict(interval, { atLeast: BAR }),
    details: { interval, perCoreSecond },
  };
}
