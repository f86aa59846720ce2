import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningShell {
  readonly url: string;
  /** Why a released remote does not run, by its name. */
  failures(): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;

/**
 * Starts a build of the shell on a folder of releases and an API.
 * @param distDir the `dist` of the shell
 * @param dataDir has the folder `remotes`
 */
export async function runShell(
  distDir: string,
  dataDir: string,
  apiUrl: string,
): Promise<RunningShell> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH = '', HOME = '', FIXED_NOW } = process.env;
  const env = {
    PATH,
    HOME,
    ...(FIXED_NOW && { FIXED_NOW }),
    DATA_DIR: dataDir,
    PORT: String(port),
    API_URL: apiUrl,
    PUBLIC_URL: url,
    WORLD: 'empty',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [path.join(distDir, 'server/server.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  const shell: RunningShell = {
    url,
    async failures() {
      const reply = await fetch(`${url}/health/remotes`);
      const state = (await reply.json()) as Record<string, { readonly failure: string | null }>;
      return Object.fromEntries(
        Object.entries(state).flatMap(([name, { failure }]) =>
          failure === null ? [] : [[name, failure]],
        ),
      );
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the shell in ${distDir} ended: ${written}`);
    if (Date.now() > deadline) {
      await shell.stop();
      throw new Error(`the shell in ${distDir} is not ready: ${written}`);
    }
    await delay(POLL_MS);
  }
  return shell;
}

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok === true;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
