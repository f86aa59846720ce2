import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processCpuMs } from '../measure/process-cpu.ts';
import { type Started, startProcess } from '../processes/start-process.ts';

/** An API on a database with this many matches. */
export interface World {
  readonly matches: number;
  readonly api: Started;
}

const CALM_SHARE = 0.1;
const POLL_EVERY_MS = 2_000;
const CALM_WITHIN_MS = 300_000;

/**
 * Databases that `npm run world` filled, by their number of matches.
 * @param text `100000=postgres://…,1000000=postgres://…`
 * @throws Error where there are not at least two of them
 */
export function worldAddresses(text: string | undefined): ReadonlyMap<number, string> {
  const addresses = new Map(
    text?.split(',').map((pair) => {
      const [size = '', ...url] = pair.split('=');
      return [Number(size.replaceAll('_', '')), url.join('=')];
    }),
  );
  if (addresses.size >= 2 && [...addresses.keys()].every((size) => size > 0)) return addresses;
  throw new Error(
    'Growth is measured between worlds of two sizes at least: fill them with `npm run world`, then ' +
      'GROWTH_WORLDS=100000=postgres://…,1000000=postgres://…',
  );
}

/** The rating and other work of a start are over when little processor time is used. */
async function calm(pid: number): Promise<void> {
  const deadline = Date.now() + CALM_WITHIN_MS;
  let before = processCpuMs(pid);
  for (;;) {
    await pause(POLL_EVERY_MS);
    const now = processCpuMs(pid);
    if (now - before < POLL_EVERY_MS * CALM_SHARE) return;
    if (Date.now() > deadline) throw new Error('an api was never at rest');
    before = now;
  }
}

/** Starts an API on each world, smallest first, and waits until all are idle. */
export async function startWorlds(
  addresses: ReadonlyMap<number, string>,
): Promise<{ readonly worlds: readonly World[]; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tipmark-growth-'));
  const worlds: World[] = [];
  const stop = async () => {
    await Promise.all(worlds.map(({ api }) => api.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const [matches, url] of [...addresses].toSorted(([a], [b]) => a - b)) {
      const api = await startProcess({
        entry: 'apps/api/src/main.ts',
        env: { DATABASE_URL: url, WORLD: 'empty', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        portName: 'API_PORT',
        readyPath: '/health/ready',
      });
      worlds.push({ matches, api });
    }
    for (const { api } of worlds) await calm(api.pid);
    return { worlds, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
