import { type ChildProcess, spawn } from 'node:child_process';

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** after this long the command and all it started are killed */
  limitMinutes?: number;
}

const DEFAULT_LIMIT_MINUTES = 45;
const NOT_STARTED = 127;
/** The exit code of a command that was killed for taking too long. */
export const OUT_OF_TIME = 124;

/** Runs a command to its end with its output on this terminal; gives its exit code. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env = process.env, limitMinutes = DEFAULT_LIMIT_MINUTES }: RunOptions,
): Promise<number> {
  // A group of its own, so that a hanging grandchild can be ended too.
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const release = endWithUs(child);
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      console.error(`${program} ${args.join(' ')} was killed after ${limitMinutes} minutes`);
      killGroup(child, 'SIGKILL');
      resolve(OUT_OF_TIME);
    }, limitMinutes * 60_000);
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(NOT_STARTED);
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      release();
      resolve(code ?? 1);
    });
  });
}

/** Ctrl-C no longer reaches the group, so it is passed on before this process ends. */
function endWithUs(child: ChildProcess): () => void {
  const end = (): void => {
    killGroup(child, 'SIGTERM');
    process.exit(130);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => void process.off('SIGINT', end).off('SIGTERM', end);
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // it has ended already
  }
}
