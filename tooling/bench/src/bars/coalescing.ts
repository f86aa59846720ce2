import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { startTogether } from '../measure/start-together.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const VISITORS = 200;
const COUNTER =
  /http_request_duration_seconds_count\{route="\/soccer\/results\/page",[^}]*\} (\d+)/g;

/** A5: two hundred visitors of an uncached page cause one render, counted at the API. */
export async function coalescing({ site }: BenchContext): Promise<BarResult> {
  // another instant of the same day is another page
  const cold = site.federated.url + resultsOf(NOON_OF_300 + 1 + (Date.now() % 3600));
  const before = await countOfCalls(site.api.url);
  const { statuses, p99Ms } = await startTogether(cold, VISITORS);
  const renders = (await countOfCalls(site.api.url)) - before;
  const failures = statuses.filter((status) => status !== 200).length;
  return {
    id: 'A5',
    what: `renders for ${VISITORS} cold requests at once`,
    bar: '= 1',
    measured: `${renders} renders, ${failures} failures, p99 ${p99Ms.toFixed(0)} ms`,
    verdict: renders === 1 && failures === 0 ? 'pass' : 'fail',
    details: { renders, failures, p99Ms },
  };
}

async function countOfCalls(apiUrl: string): Promise<number> {
  const text = await (await fetch(`${apiUrl}/metrics`)).text();
  return [...text.matchAll(COUNTER)].reduce((sum, [, count]) => sum + Number(count), 0);
}
