import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.ts';

export const root = path.resolve(import.meta.dirname, '../../../..');
const START_DEADLINE_MS = 90_000;
const POLL_AGAIN_MS = 100;

/** One process under measurement. It is started without a wrapper, so its pid owns its port. */
export interface Started {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Script below the root of the repository. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** Variable the process reads its port from. */
  readonly portName: 'PORT' | 'API_PORT';
  /** Path that returns 2xx once the process is ready. */
  readonly readyPath: string;
  readonly nodeArguments?: readonly string[];
  readonly scriptArguments?: readonly string[];
}

/** Starts a script on a free port and waits until it answers. */
export async function startProcess(options: StartOptions): Promise<Started> {
  const { entry, env, portName, readyPath, nodeArguments = [], scriptArguments = [] } = options;
  const port = await freePort();
  const script = [path.join(root, entry), ...scriptArguments];
  const child = spawn(process.execPath, [...nodeArguments, ...script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env, [portName]: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // the child ends with the bench, however that ends
  const endWithUs = () => void child.kill();
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const started = {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stop: () => end(child),
  };
  try {
    await answers(started.url + readyPath, child, entry);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return started;
}

/** Runs a script to its end. @throws Error when it fails */
export async function runScript(
  entry: string,
  scriptArguments: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, entry), ...scriptArguments], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${entry} ended with ${code}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string, child: ChildProcess, entry: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${entry} ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_AGAIN_MS));
  }
  throw new Error(`${entry} did not answer ${url} within ${START_DEADLINE_MS / 1000} s`);
}
