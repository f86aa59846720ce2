import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Area, ROOT } from './areas.ts';

const STRYKER = path.join(import.meta.dirname, '../../node_modules/.bin/stryker');
const CONFIG = path.join(import.meta.dirname, 'stryker.config.mjs');

export interface StrykerOptions {
  /** As Stryker names them: files, patterns, `file:first-last`; without them the whole package. */
  readonly mutate: readonly string[];
  /** Where its report in JSON is written. */
  readonly report?: string;
  /** What it prints goes to this terminal, not to nowhere. */
  readonly isShown: boolean;
}

/** Changes code of a package and runs its tests over each change; resolves to the exit code. */
export function runStryker(
  { workspace, tests }: Pick<Area, 'workspace' | 'tests'>,
  { mutate, report, isShown }: StrykerOptions,
): Promise<number> {
  const chosen = mutate.length > 0 ? ['--mutate', mutate.join(',')] : [];
  const child = spawn(STRYKER, ['run', CONFIG, ...chosen], {
    cwd: path.join(ROOT, workspace),
    stdio: isShown ? 'inherit' : 'ignore',
    env: {
      ...process.env,
      // ordinary samples on the embedded database: what notices a change in an ordinary check
      TEST_DEEP: '0',
      TEST_SEED: '1',
      TEST_DATABASE: 'embedded',
      ...(tests && { MUTATION_TESTS: tests.join(',') }),
      ...(report && { MUTATION_REPORT: report }),
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  return promise;
}
