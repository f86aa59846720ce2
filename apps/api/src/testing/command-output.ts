import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROCESS_ENV } from './api-process.ts';

/**
 * Runs a command of the api as an operator does, in a process of its own.
 * @param file in `src`
 * @returns its exit code and all it wrote
 */
export async function commandOutput(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const main = join(import.meta.dirname, '..', file);
  const child = spawn(process.execPath, [main, ...args], { env: { ...PROCESS_ENV, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
