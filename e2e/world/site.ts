import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { copyWorld } from './prepared-world.ts';
import { answers, end, root, run, start } from './processes.ts';
import { WORLD_NOW_SECONDS } from './world-now.ts';

/** The remotes a site is composed of: those named by REMOTES, else every app that is one. */
function remotes(named: string | undefined): string[] {
  if (named) return named.split(',');
  return globSync('apps/*/package.json', { cwd: root })
    .filter((manifest) => {
      const text = readFileSync(path.join(root, manifest), 'utf8');
      return './remote' in ((JSON.parse(text) as { exports?: object }).exports ?? {});
    })
    .map((manifest) => path.basename(path.dirname(manifest)));
}

/** The first start of all makes the world. */
export const START_LIMIT_MS = 30 * 60_000;

export interface Site {
  url: string;
  apiUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts API and shell as `npm start` does, on a copy of the world, and waits until both respond.
 */
export async function startSite(variables: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-e2e-'));
  const [port, apiPort] = [variables['PORT'] ?? (await freePort()), await freePort()];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: '',
    REDIS_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
    // the world exists, and nothing happens in it
    WORLD: 'empty',
    // those the world was made with
    DEMO_ACCOUNTS: '1',
    FIXED_NOW: String(WORLD_NOW_SECONDS),
    LOG_LEVEL: 'warn',
    // receivers of webhooks are programs of the specs
    WEBHOOK_ADDRESSES: 'local',
    // what floats over every page would cover what the specs look at
    PROMO_CONFIG: path.join(import.meta.dirname, 'without-promotions.json'),
    NODE_OPTIONS: '',
    ...variables,
  };
  await copyWorld(dataDir);
  await run('tooling/release/src/main.ts', remotes(env['REMOTES']), env);
  const children = [
    start('apps/api/src/main.ts', env),
    start('apps/shell/dist/server/server.js', env),
  ];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const url = `http://localhost:${port}`;
  const site: Site = {
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
    await untilQuick(apiUrl);
    await Promise.all(FIRST_PAGES.map((page) => untilDrawn(url + page)));
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

/** Pages that aggregate much: their first response may take longer than the limit for visitors. */
const FIRST_PAGES = ['/', '/Results', '/feed'];
const BUSY = 503;

async function untilDrawn(page: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await fetch(page)).status === BUSY && Date.now() < deadline) await pause(200);
}

const QUICK_MS = 300;
const CALLS_IN_A_ROW = 2;
const DAY = 86_400;

/** The API loads its searches while it replies: a page may be too late. Returns after that. */
async function untilQuick(apiUrl: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let day = Date.UTC(2024, 0, 1) / 1_000;
  for (let quick = 0; quick < CALLS_IN_A_ROW && Date.now() < deadline; day += DAY) {
    const begun = performance.now();
    // a day not requested before: no cache replies
    await (await fetch(`${apiUrl}/soccer/results/page?timestamp=${day}`)).arrayBuffer();
    quick = performance.now() - begun < QUICK_MS ? quick + 1 : 0;
    if (quick === 0) await pause(100);
  }
}
