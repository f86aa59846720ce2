import { type ChildProcess, spawn } from 'node:child_process';

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** after this long the command and all it started are killed */
  limitMinutes?: number;
}

const DEFAULT_LIMIT_MINUTES = 45;

/** Thrown when a command was killed because its time was over. */
export class OutOfTime extends Error {}

/** Runs a command to its end with its output on this terminal; returns its exit code. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env = process.env, limitMinutes = DEFAULT_LIMIT_MINUTES }: RunOptions,
): Promise<number> {
  // A process group, so that a hanging grandchild can be ended too.
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(program, args, { cwd, env, stdio: [...stdio], detached: true });
  // Ctrl-C no longer reaches the group, so it is passed on before this process ends.
  const end = (): void => {
    killGroup(child, 'SIGTERM');
    process.exit(130);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const limit = setTimeout(() => {
    killGroup(child, 'SIGKILL');
    reject(new OutOfTime(`${program} was not finished after ${limitMinutes.toFixed(0)} minutes`));
  }, limitMinutes * 60_000);
  child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  return promise.finally(() => {
    clearTimeout(limit);
    process.off('SIGINT', end).off('SIGTERM', end);
  });
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // it has ended already
  }
}
