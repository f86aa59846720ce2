import type { BarResult } from '../bars/bar-result.ts';
import { goalOnPage } from './goal-on-page.ts';
import { workerInADay } from './worker-in-a-day.ts';

interface Options {
  readonly onResult: (result: BarResult) => void;
}

/** What a match day with a provider costs its worker, and how long a goal takes to a page. */
export async function runMatchDay({ onResult }: Options): Promise<BarResult[]> {
  const results: BarResult[] = [];
  for (const measure of [goalOnPage, workerInADay]) {
    for (const result of await measure()) {
      results.push(result);
      onResult(result);
    }
  }
  return results;
}
