import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Writes each line of a stream after the name of the process it comes from. */
export function prefixLines(name: string, input: Readable, write: (line: string) => void): void {
  createInterface({ input, crlfDelay: Infinity }).on('line', (line) =>
    write(`${name.padEnd(5)} | ${describeProgress(line) ?? line}`),
  );
}

const STARTING = '"msg":"starting"';

/** How far a start is, in plain words; undefined for any other line. */
export function describeProgress(line: string): string | undefined {
  if (!line.includes(STARTING)) return undefined;
  try {
    const { step, done, all, percent } = JSON.parse(line);
    if (typeof step !== 'string') return undefined;
    if (all === undefined) return done > 0 ? `starting: ${step}: ${done}` : `starting: ${step}`;
    return `starting: ${step}: ${done} of ${all} (${percent} %)`;
  } catch {
    return undefined;
  }
}
