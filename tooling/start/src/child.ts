import { type ChildProcess, spawn } from 'node:child_process';
import { prefixLines } from './prefix-lines.ts';

export interface ChildPlan {
  name: string;
  /** program and arguments */
  command: readonly [string, ...string[]];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  pid: number | undefined;
  ended: Promise<Ending>;
  /** Requests it to end; after `graceMs` it is killed. */
  stop(graceMs: number): Promise<Ending>;
}

/** Starts one process, its output going line by line to `write`. */
export function startChild(plan: ChildPlan, write: (line: string) => void): Child {
  const [program, ...args] = plan.command;
  const child = spawn(program, args, {
    cwd: plan.cwd,
    env: plan.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches a whole process group; a child is to be ended once, by its supervisor.
    detached: true,
  });
  prefixLines(plan.name, child.stdout, write);
  prefixLines(plan.name, child.stderr, write);
  const ended = endingOf(child);
  return { pid: child.pid, ended, stop: (graceMs) => stopChild(child, ended, graceMs) };
}

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

async function stopChild(
  child: ChildProcess,
  ended: Promise<Ending>,
  graceMs: number,
): Promise<Ending> {
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
  const ending = await ended;
  clearTimeout(kill);
  return ending;
}
