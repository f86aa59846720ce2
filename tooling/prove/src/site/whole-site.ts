import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestStore } from '@tipmark/api/proofs';
import {
  createPlans,
  freePorts,
  HERE,
  openCheckout,
  runToEnd,
  type SiteProcess,
  startSiteProcess,
} from '@tipmark/drill/site';

/** A shell with released remotes, APIs and a worker, as processes on a database of their own. */
export interface WholeSite {
  readonly shell: string;
  readonly api: string;
  /** All of them, the first included. */
  readonly apis: readonly string[];
  /** What the processes have written so far. */
  written(): string;
  /** Processes that ended although nobody asked them to. */
  readonly deaths: readonly string[];
  close(): Promise<void>;
}

/** Where the servers of a site are. */
export interface OwnServers {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

export interface WholeSiteOptions {
  /** Its data and logs. */
  readonly folder: string;
  readonly feedKey: string;
  /** One, unless given. */
  readonly apis?: 1 | 2;
  /** Remotes that are released; all of them, unless given. */
  readonly remotes?: readonly string[];
  /** Further variables, for example other addresses of what it needs. */
  readonly envOf?: (own: OwnServers) => Promise<Readonly<Record<string, string>>>;
}

/** @throws Error that says what has to be built or given */
export async function startWholeSite(options: WholeSiteOptions): Promise<WholeSite> {
  const { folder, feedKey, envOf, apis = 1 } = options;
  const build = openCheckout(HERE);
  const { remotes = build.remotes } = options;
  const store = await createTestStore();
  const databaseUrl = store.env['DATABASE_URL'];
  if (databaseUrl === undefined) throw new Error('a site of several processes needs PostgreSQL');
  const redisUrl = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
  const env = await envOf?.({ databaseUrl, redisUrl });
  for (const part of ['data', 'logs']) mkdirSync(path.join(folder, part));
  const [api = 0, api2 = 0, shell = 0] = await freePorts(3);
  const plans = createPlans({
    folder,
    feedKey,
    databaseUrl,
    redisUrl,
    smtpUrl: undefined,
    // without a proxy: the shell asks the API itself
    ports: { apis: [api, api2], shells: [shell, 0], inner: api, outer: shell },
  });
  const deaths: string[] = [];
  const running: SiteProcess[] = [];
  const logs = path.join(folder, 'logs');
  const site: WholeSite = {
    shell: `http://127.0.0.1:${shell}`,
    api: `http://127.0.0.1:${api}`,
    apis: [api, api2].slice(0, apis).map((port) => `http://127.0.0.1:${port}`),
    written: () =>
      readdirSync(logs)
        .map((name) => readFileSync(path.join(logs, name), 'utf8'))
        .join(''),
    deaths,
    async close() {
      for (const process of running.toReversed()) await process.stop();
      await store.remove();
    },
  };
  try {
    const release = plans.release({ ...build, remotes });
    // where releases are stored
    await runToEnd({ ...release, env: { ...release.env, ...env } });
    const second = apis === 2 ? (['api 2'] as const) : [];
    for (const name of ['worker', 'api 1', ...second, 'shell 1'] as const) {
      const plan = plans.of(name, build);
      const onDeath = (how: number | string) =>
        void deaths.push(`${name} ended by itself (${how})`);
      running.push(await startSiteProcess({ ...plan, env: { ...plan.env, ...env } }, onDeath));
    }
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}
