import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every remote of the house: a room that exports `./remote`. */
const remotes = (): string[] =>
  globSync('apps/*/package.json', { cwd: root })
    .filter((manifest) => {
      const text = readFileSync(path.join(root, manifest), 'utf8');
      return './remote' in ((JSON.parse(text) as { exports?: object }).exports ?? {});
    })
    .map((manifest) => path.basename(path.dirname(manifest)));

export interface House {
  url: string;
  apiUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

export interface HouseOptions {
  world: 'simulated' | 'empty';
  /** unix seconds; the clock of the simulated world and of "today" stands still there */
  fixedNow?: number;
  /** football-data.co.uk files loaded before the site opens */
  imports?: readonly string[];
  env?: Record<string, string>;
}

/**
 * Starts api and shell on a data folder of their own, as `npm start` does, and
 * waits until both answer.
 */
export async function startHouse(options: HouseOptions): Promise<House> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-e2e-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: '',
    REDIS_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
    WORLD: options.world,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '',
    ...(options.fixedNow ? { FIXED_NOW: String(options.fixedNow) } : {}),
    ...options.env,
  };
  if (options.imports?.length) {
    await run('apps/api/src/import.ts', ['football-data', ...options.imports], env);
  }
  await run('tooling/release/src/main.ts', remotes(), env);
  const children = [
    start('apps/api/src/main.ts', env),
    start('apps/shell/dist/server/server.js', env),
  ];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const url = `http://localhost:${port}`;
  const house: House = {
    url,
    apiUrl,
    dataDir,
    async stop() {
      await Promise.all(children.map(end));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await answers(`${apiUrl}/health/ready`, children);
    await answers(`${url}/health/ready`, children);
    await isAtRest(apiUrl);
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}

function start(entry: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join(root, entry)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function run(entry: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, entry), ...args], {
    cwd: root,
    env,
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

async function answers(url: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    const dead = children.find((child) => child.exitCode !== null);
    if (dead)
      throw new Error(`a process of the house ended with ${dead.exitCode} before ${url} answered`);
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within 240 s`);
}

const REST_MS = 500;
const CALLS_AT_REST = 3;
const DAY = 86_400;

/**
 * A new api makes its indexes while it answers: a page may come too late. Returns when it is done.
 */
async function isAtRest(apiUrl: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let day = Date.UTC(2024, 0, 1) / 1_000;
  for (let quick = 0; quick < CALLS_AT_REST && Date.now() < deadline; day += DAY) {
    const begun = performance.now();
    // a day nobody has asked for: no cache answers
    await (await fetch(`${apiUrl}/soccer/results/page?timestamp=${day}`)).arrayBuffer();
    quick = performance.now() - begun < REST_MS ? quick + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
