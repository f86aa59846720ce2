import type { Command } from 'commander';
import { readConfig } from '../platform/config/config.ts';
import { explainDatabase } from '../platform/errors/explain-database.ts';

/**
 * Runs a command of an operator. A failure with a reason that the operator can act on is one
 * sentence and exit code 1.
 * @param expected errors whose message is that sentence
 */
export async function runCommand(
  program: Command,
  expected: readonly (new (...args: never[]) => Error)[],
): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const known = expected.find((kind) => error instanceof kind);
    const sentence =
      known === undefined
        ? explainDatabase(error, readConfig(process.env))
        : (error as Error).message;
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
