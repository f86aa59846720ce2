import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '../..');

const ANSWERS_WITHIN_MS = 240_000;
const POLL_INTERVAL_MS = 50;

/** A program of the repository; its output is part of the run's. */
export function start(entry: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join(root, entry)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs a program of the repository to its end. */
export async function run(
  entry: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, entry), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${entry} ended with ${code}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Requests a process to end and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Waits until an address responds; fails as soon as one of the processes behind it has ended. */
export async function answers(url: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  while (Date.now() < deadline) {
    if (children.some(hasEnded)) throw new Error(`a process ended before ${url} answered`);
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`${url} did not answer within ${ANSWERS_WITHIN_MS / 1_000} s`);
}
