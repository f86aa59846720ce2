import type { BarResult } from '../bars/bar-result.ts';
import { type BarId, type BenchOptions, runBench } from '../run-bench.ts';

/** Which bars a slowdown must break. */
const seeded: Readonly<Record<string, readonly BarId[]>> = {
  page: ['A3', 'A4'],
  apart: ['A5'],
  script: ['A6'],
  render: ['A1', 'A2'],
  late: ['A7', 'A8'],
  task: ['A12'],
  shift: ['A13'],
  message: ['A14'],
  click: ['A11'],
  scan: ['A15'],
};

/** Slows the site down in known ways; returns the bars that did not notice. */
export async function selfTest(options: BenchOptions): Promise<readonly string[]> {
  const unnoticed: string[] = [];
  for (const [slowdown, broken] of Object.entries(seeded)) {
    const only = broken.filter((id) => options.only.includes(id));
    if (only.length === 0) continue;
    process.env['BENCH_SLOWDOWN'] = slowdown;
    const results: readonly BarResult[] = await runBench({ ...options, only });
    for (const { id, verdict } of results) {
      if (verdict !== 'fail') unnoticed.push(`${id} with the slowdown "${slowdown}": ${verdict}`);
    }
  }
  return unnoticed;
}
