/** Milliseconds the reference machine takes for `measureSlowness`. */
const REFERENCE_MS = 250;

/** A measurement takes a third of a second: it costs little beside the tasks. */
const EVERY_MS = 60_000;

/** How much slower than the reference this machine is at the moment: 1 or more. */
export function measureSlowness(): number {
  const begun = process.cpuUsage();
  let mixed = 0;
  for (let round = 0; round < 40_000_000; round += 1) mixed = (mixed * 31 + round) | 0;
  const rows = Array.from({ length: 40_000 }, (_, row) => ({ row, text: `${mixed} ${row}` }));
  for (let round = 0; round < 3; round += 1) JSON.parse(JSON.stringify(rows));
  const { user, system } = process.cpuUsage(begun);
  return Math.max(1, (user + system) / 1000 / REFERENCE_MS);
}

export interface Slowness {
  mean: number;
  lowest: number;
  highest: number;
  measurements: number;
}

/**
 * Measures the slowness before, beside and after work: tasks that share the caches and cores of a
 * machine take more CPU time than one alone.
 */
export async function withSlowness<Result>(
  work: () => Promise<Result>,
  measure: () => number = measureSlowness,
  everyMs = EVERY_MS,
): Promise<{ result: Result; slowness: Slowness }> {
  const measured = [measure()];
  const timer = setInterval(() => measured.push(measure()), everyMs);
  const result = await work().finally(() => clearInterval(timer));
  measured.push(measure());
  const slowness = {
    mean: measured.reduce((sum, one) => sum + one, 0) / measured.length,
    lowest: Math.min(...measured),
    highest: Math.max(...measured),
    measurements: measured.length,
  };
  return { result, slowness };
}

/** What was measured, for the summary of a run. */
export function slownessLine(slowness: Slowness, tasksAtOnce: number): string {
  const { mean, lowest, highest, measurements } = slowness;
  const range = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
  return `This machine takes ${mean.toFixed(2)} times the CPU time of the reference (${range} in ${measurements} measurements, ${tasksAtOnce} tasks at once).`;
}
