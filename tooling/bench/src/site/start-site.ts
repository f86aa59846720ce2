import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageServerFlags } from '@tipmark/start/page-server-flags';
import { buildNextPeer, nextEnv, nextScript } from '../peers/build-next.ts';
import { runScript, type Started, startProcess } from '../processes/start-process.ts';

/** Everything that is measured side by side, each in its own process over one API. */
export interface BenchSite {
  /** Authorises records. */
  readonly feedKey: string;
  readonly api: Started;
  /** The site as it is deployed. */
  readonly federated: Started;
  /** The same site serving the single-bundle build. */
  readonly single: Started;
  /** The same rows with bare React. */
  readonly bare: Started;
  /** One ready buffer by node:http. */
  readonly raw: Started;
  /** The same page by Next.js; only where it was requested. */
  readonly next: NextPeer | undefined;
  stop(): Promise<void>;
}

export interface NextPeer {
  /** The output of `next start`, uncompressed like everything whose processor time is measured. */
  readonly server: Started;
  /** The same behind a proxy that compresses it as the site compresses its own pages and files. */
  readonly compressed: Started;
}

export interface SiteOptions {
  readonly feedKey: string;
  readonly withNext: boolean;
}

const slowdownPreload = path.resolve(import.meta.dirname, '../self-test/slow-server.mjs');

const SINGLE_BUNDLE = path.resolve(import.meta.dirname, '../../../single-bundle/dist/single');

/** The site as it is deployed, over an API of its own. */
export interface PlainSite {
  readonly api: Started;
  readonly shell: Started;
  stop(): Promise<void>;
}

/** Starts API and shell, with more variables, on a separate data folder. */
export async function startApiAndShell(more: Readonly<Record<string, string>>): Promise<PlainSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-bench-'));
  const env = { ...settingsOf(dataDir, ''), ...more };
  const started: Started[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await runScript('tooling/release/src/main.ts', ['soccer'], env);
    const api = await startProcess({ ...apiProcess, env });
    started.push(api);
    const shell = await startProcess({ ...shellProcess, env: { ...env, API_URL: api.url } });
    started.push(shell);
    return { api, shell, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts API, both builds of the shell and the peers on a separate data folder. */
export async function startSite({ feedKey, withNext }: SiteOptions): Promise<BenchSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-bench-'));
  const started: Started[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  const begin = async (...options: Parameters<typeof startProcess>): Promise<Started> => {
    const one = await startProcess(...options);
    started.push(one);
    return one;
  };
  try {
    const env = settingsOf(dataDir, feedKey);
    await runScript('tooling/release/src/main.ts', ['soccer'], env);
    const api = await begin({ ...apiProcess, env });
    const behind = { ...env, API_URL: api.url };
    // only the self-test sets it, and only for the site itself
    const slowdown = process.env['BENCH_SLOWDOWN'] ? ['--import', slowdownPreload] : [];
    const federated = await begin({
      ...shellProcess,
      env: behind,
      nodeArguments: [...pageServerFlags, ...slowdown],
    });
    const single = await begin({
      ...shellProcess,
      env: { ...behind, CLIENT_BUILD: SINGLE_BUNDLE },
    });
    const bare = await begin({ ...peerProcess('bare/server'), env: behind });
    const raw = await begin({ ...peerProcess('raw-buffer'), env });
    const next = withNext ? await startNext(begin, behind) : undefined;
    return { feedKey, api, federated, single, bare, raw, next, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startNext(
  begin: typeof startProcess,
  env: Readonly<Record<string, string>>,
): Promise<NextPeer> {
  const folder = await buildNextPeer();
  const server = await begin({
    entry: nextScript,
    scriptArguments: ['start', folder, '--hostname', '127.0.0.1'],
    portName: 'PORT',
    readyPath: '/ready',
    nodeArguments: pageServerFlags,
    env: { ...env, ...nextEnv },
  });
  const compressed = await begin({
    ...peerProcess('brotli-proxy'),
    env: { ...env, TARGET_URL: server.url },
  });
  return { server, compressed };
}

const settingsOf = (dataDir: string, feedKey: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  REDIS_URL: '',
  WORLD: 'empty',
  DEMO_ACCOUNTS: '1',
  LOG_LEVEL: 'error',
  ...(feedKey !== '' && { FEED_KEY: feedKey }),
  NODE_OPTIONS: '',
});

const apiProcess = {
  entry: 'apps/api/src/main.ts',
  portName: 'API_PORT',
  readyPath: '/health/ready',
} as const;

const shellProcess = {
  entry: 'apps/shell/dist/server/server.js',
  portName: 'PORT',
  readyPath: '/health/ready',
  nodeArguments: pageServerFlags,
} as const;

const peerProcess = (name: string) =>
  ({
    entry: `tooling/bench/src/peers/${name}.ts`,
    portName: 'PORT',
    readyPath: '/ready',
    nodeArguments: pageServerFlags,
  }) as const;
