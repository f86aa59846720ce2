import { allowedSeconds } from './budgets.ts';
import type { TaskResult } from './task-results.ts';

const SLOWEST = 10;

type Tally = Pick<TaskResult, 'passed' | 'failed' | 'skipped'>;

/** Counts over all tasks, in the plain form that closes a run. */
export function tallyLine(results: readonly Tally[], missing = 0): string {
  const sum = (count: (result: Tally) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const skipped = sum((result) => result.skipped) + missing;
  const line = `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** CPU seconds by package. */
export function packageCosts(results: readonly TaskResult[]): Map<string, number> {
  const costs = new Map<string, number>();
  for (const result of results) {
    costs.set(result.package, (costs.get(result.package) ?? 0) + result.cpuSeconds);
  }
  return costs;
}

/** What ran, what came from the cache and under which key, what failed and what was slow. */
export function summaryLines(results: readonly TaskResult[], slowness: number): string[] {
  const width = Math.max(0, ...results.map(({ taskId }) => taskId.length));
  const tasks = results.map((result) => {
    const mark = result.failed > 0 ? 'FAILED' : 'ok    ';
    const { unchanged, files: all } = result;
    const files = unchanged > 0 ? `, ${unchanged} of ${all.length} files unchanged` : '';
    const origin = result.isCached ? `cached ${result.key}` : `run${files}`;
    const name = result.taskId.padEnd(width);
    return `${mark} ${name} ${tallyLine([result])} · ${result.cpuSeconds.toFixed(1)} CPU s · ${origin}`;
  });
  const faults = results.flatMap(({ failures, unsteady }) => [
    ...failures.map((name) => `failed: ${name}`),
    ...unsteady.map((name) => `unsteady: ${name}`),
  ]);
  const slowest = results
    .filter(({ isCached }) => !isCached)
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const costs = [...packageCosts(results)]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, seconds]) => {
      const share = ((seconds / allowedSeconds(name, slowness)) * 100).toFixed(0);
      return `${seconds.toFixed(1).padStart(7)} CPU s ${share.padStart(4)} %  ${name}`;
    });
  return [
    ...tasks,
    ...heading('Slowest files of this run', slowest),
    ...heading(
      'Cost of each package and its share of what is allowed; cached results at what they cost when they ran',
      costs,
    ),
    ...heading('Failed or unsteady', faults),
  ];
}

const heading = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];
