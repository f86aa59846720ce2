import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { end, root } from './processes.ts';

export interface WatchedProcess {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  written(): string;
  /** Waits until it ends by itself. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

/** A program of the repository with nothing but this environment, whose output is collected. */
export function startWatched(entry: string, env: Record<string, string>): WatchedProcess {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [path.join(root, entry)], {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  return {
    child,
    written: () => text,
    ended: async () => void (await exit),
    stop: () => end(child),
  };
}
