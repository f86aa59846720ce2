import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Format } from '@tipmark/importers';
import { PROCESS_ENV } from '../../../testing/api-process.ts';
import type { SourcesCommand } from '../../commands/sources-command.ts';

interface ImportRun {
  /** Or a command about what was imported, and its arguments in place of files. */
  format: Format | SourcesCommand['name'];
  files: readonly string[];
  /** Where its database or the running api is; nothing else of the environment is passed on. */
  env: { DATA_DIR: string } & Readonly<Record<string, string>>;
  /** Its standard input. */
  input?: string;
  /** Kills it this long after its start or its first output. */
  kill?: { afterMs: number; since: 'start' | 'output' };
}

/** The real command and its output; its code is null when it was killed. */
export function runImport({
  format,
  files,
  env,
  input = '',
  kill,
}: ImportRun): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../import.ts'), format, ...files],
    { env: { ...PROCESS_ENV, ...env } },
  );
  const killLater = () => {
    if (kill !== undefined) setTimeout(() => child.kill('SIGKILL'), kill.afterMs);
  };
  if (kill?.since === 'start') killLater();
  child.stdin.end(input);
  let message = '';
  child.stdout.on('data', (chunk) => {
    message += chunk;
    if (kill?.since === 'output') killLater();
  });
  child.stderr.on('data', (chunk) => {
    message += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output: message })));
}
