import { textTable } from '@tipmark/server-kit';
import type { Counted } from '../jobs/compare.ts';
import type { Tally } from '../load/tally.ts';

const ms = (value: number): string => value.toFixed(0);

export const countedLine = ({ wanted, lost, doubled }: Counted, what: string): string =>
  `${wanted} ${what}, ${lost.length} lost, ${doubled.length} doubled`;

/** A line for each step: how long it took, and what became of its requests. */
export function stepLines<Step extends string>(
  steps: readonly Step[],
  { tally, seconds }: { readonly tally: Tally; readonly seconds: ReadonlyMap<Step, number> },
): string {
  const rows = steps.map((step) => {
    const of = tally.byStep.get(step);
    return [
      step,
      (seconds.get(step) ?? 0).toFixed(1),
      String(of?.count ?? 0),
      String(of?.failed ?? 0),
      ms(of?.slowest.ms ?? 0),
    ];
  });
  return textTable([['step', 's', 'requests', 'failed', 'slowest ms'], ...rows]);
}

/** All requests by outcome, the slowest of them, and examples of those that failed. */
export function requestLines(tally: Tally): string[] {
  const statuses = [...tally.byOutcome].map(([status, count]) => `${count} × ${status}`);
  const [slowest] = [...tally.byStep]
    .map(([step, of]) => ({ step, ...of.slowest }))
    .toSorted((one, other) => other.ms - one.ms);
  return [
    `${tally.count} requests: ${statuses.join(', ')}`,
    slowest === undefined
      ? ''
      : `slowest: ${slowest.request} in step "${slowest.step}", ${ms(slowest.ms)} ms`,
    ...tally.examples.map(
      (one) =>
        `  failed: ${one.request} in step "${one.step}" after ${ms(one.ms)} ms: ${one.outcome}`,
    ),
  ];
}

/** The failures, last; or what there is to say without any. */
export const lastLines = (failures: readonly string[], otherwise: string): string[] =>
  failures.length === 0 ? [otherwise] : failures.map((line) => `FAILED: ${line}`);
