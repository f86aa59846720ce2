import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Leaves what processes have written in the folder of a run, a file each. */
export function writeLogs(folder: string, logs: readonly string[]): void {
  for (const [index, log] of logs.entries()) {
    writeFileSync(path.join(folder, `api-${index + 1}.log`), log);
  }
}
