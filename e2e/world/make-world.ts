import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from './cpu-seconds.ts';
import { freePort } from './free-port.ts';
import { answers, end, root, run } from './processes.ts';
import { WORLD_NOW_SECONDS } from './world-now.ts';

const WHOLE_WITHIN_MS = 40 * 60_000;
/** Two rounds of the simulated people: who posts nothing in them has posted all. */
const ROUNDS_MS = 32_000;
/** Small work follows a start within this time. */
const START_MS = 4_000;
const IDLE_SHARE = 0.03;

/** Nothing of this machine's environment changes the world. */
function environment(dataDir: string, apiPort: number): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    WORLD: 'simulated',
    FIXED_NOW: String(WORLD_NOW_SECONDS),
    LOG_LEVEL: 'info',
  };
}

/**
 * Makes the data folder every site under test is a copy of: real seasons, the simulated world at
 * its present, its whole past and the records of its people; the API has nothing left to do.
 */
export async function makeWorld(dataDir: string, imports: readonly string[]): Promise<void> {
  const env = environment(dataDir, await freePort());
  if (imports.length > 0) {
    await run('apps/api/src/import.ts', ['football-data', ...imports], env);
  }
  await withApi(env, async (api, past) => {
    await past;
    await untilIdle(api, env, ROUNDS_MS);
  });
  // Large tables are analysed when the API starts.
  await withApi(env, async (api) => untilIdle(api, env, START_MS));
  removeSpareLogs(path.join(dataDir, 'db/pg_wal'));
}

/**
 * Removes log files the embedded database has allocated in advance, two thirds of its bytes: those
 * with names after the last one written. A database creates them when it needs them.
 */
function removeSpareLogs(dir: string): void {
  const logs = readdirSync(dir).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const writtenAt = (name: string) => statSync(path.join(dir, name)).mtimeMs;
  const last = logs.toSorted((a, b) => writtenAt(b) - writtenAt(a))[0] ?? '';
  for (const name of logs) if (name > last) rmSync(path.join(dir, name));
}

async function withApi(
  env: NodeJS.ProcessEnv,
  work: (api: ChildProcess, past: Promise<void>) => Promise<void>,
): Promise<void> {
  const api = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const past = seasonRecords(api);
    await answers(`http://127.0.0.1:${env['API_PORT']}/health/ready`, [api]);
    await work(api, past);
  } finally {
    await end(api);
  }
  if (api.exitCode !== 0) throw new Error(`the api ended with ${api.exitCode}`);
}

/** Resolves once the API has reported that the past of its world is complete. */
function seasonRecords(api: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A start on a full world reports nothing, and nobody awaits it.
  promise.catch(() => undefined);
  const limit = setTimeout(
    () => reject(new Error('the api did not report a whole past in time')),
    WHOLE_WITHIN_MS,
  );
  limit.unref();
  void once(api, 'exit').then(() => reject(new Error('the api ended before its past was whole')));
  createInterface({ input: api.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (/"isPastWhole":true/.test(line)) resolve();
    if (/"level":[456]0/.test(line)) console.error(line);
  });
  return promise;
}

/** Waits for a span in which the API hardly works and the tip ledger does not grow. */
async function untilIdle(api: ChildProcess, env: NodeJS.ProcessEnv, spanMs: number): Promise<void> {
  for (;;) {
    const before = { seconds: cpuSeconds(api.pid ?? 0), ledger: await ledgerEnd(env) };
    await pause(spanMs);
    const worked = (cpuSeconds(api.pid ?? 0) - before.seconds) * 1_000;
    if (worked < spanMs * IDLE_SHARE && (await ledgerEnd(env)) === before.ledger) return;
  }
}

async function ledgerEnd(env: NodeJS.ProcessEnv): Promise<number> {
  const day = new Date(WORLD_NOW_SECONDS * 1_000).toISOString().slice(0, 10);
  const reply = await fetch(`http://127.0.0.1:${env['API_PORT']}/ledger/head/${day}`);
  const { data } = (await reply.json()) as { data: { seq: number } };
  return data.seq;
}
