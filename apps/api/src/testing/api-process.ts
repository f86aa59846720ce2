import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The environment of every test process: with its code compiled it starts sooner. */
export const PROCESS_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
};

/** The real api in its own process. */
export interface ApiProcess {
  readonly url: string;
  /** Everything it has logged so far. */
  written(): string;
  /** Kills it like a power cut: nothing is finished. */
  kill(): Promise<void>;
  /** Stops it as an operator does. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts the api and waits until it listens, or works without a port: its url is empty then. */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...PROCESS_ENV, API_PORT: '0', WORLD: 'empty', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exit = once(child, 'exit');
  const url = await urlOf(child);
  if (url === undefined) throw new Error(`The api ended before it listened: ${output}`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exit;
    return code as number | null;
  };
  return {
    url,
    written: () => output,
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function urlOf(child: ChildProcess): Promise<string | undefined> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const entry = JSON.parse(line);
    if (entry.msg === 'listening' || entry.msg === 'running jobs without a port') {
      // a full pipe would block it
      child.stdout?.resume();
      return entry.url ?? '';
    }
  }
  return undefined;
}
