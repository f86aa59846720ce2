import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Writes each line of a stream after the name of the process it comes from. */
export function prefixLines(name: string, input: Readable, write: (line: string) => void): void {
  createInterface({ input, crlfDelay: Infinity }).on('line', (line) =>
    write(`${name.padEnd(5)} | ${line}`),
  );
}
