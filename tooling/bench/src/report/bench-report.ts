import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { BarResult } from '../bars/bar-result.ts';

export interface BenchReport {
  readonly takenAt: string;
  readonly isQuick: boolean;
  readonly versions: Readonly<Record<string, string>>;
  readonly cpu: string;
  /** Load averages of 1, 5 and 15 minutes when the bench began. */
  readonly load: readonly number[];
  readonly bars: readonly BarResult[];
}

export const machine = (): Pick<BenchReport, 'cpu' | 'load'> => ({
  cpu: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  load: loadavg().map((value) => Number(value.toFixed(2))),
});

/** The report for readers. */
export function markdownOf({ takenAt, isQuick, versions, cpu, load, bars }: BenchReport): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `# Bench of ${takenAt}${isQuick ? ' (quick)' : ''}`,
    '',
    `${cpu}; load ${load.join(', ')}; ${named.join(', ')}`,
    '',
    '| bar | what | limit | measured | verdict |',
    '|---|---|---|---|---|',
    ...bars.map(
      ({ id, what, bar, measured, verdict }) =>
        `| ${[id, what, bar, measured, verdict].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** Writes a report as `<date>.json` and `<date>.md`. */
export async function writeReport(dir: string, report: BenchReport): Promise<void> {
  const name = path.join(dir, report.takenAt.slice(0, 16).replace(':', ''));
  await mkdir(dir, { recursive: true });
  await writeFile(`${name}.json`, `${JSON.stringify(report, undefined, 2)}\n`);
  await writeFile(`${name}.md`, markdownOf(report));
}
