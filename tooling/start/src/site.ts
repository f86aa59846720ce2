import path from 'node:path';
import type { ChildPlan } from './child.ts';
import { requireFreePort } from './free-ports.ts';
import { healthy } from './healthy.ts';
import { startHotRemotes } from './hot-remotes.ts';
import { pageServerFlags } from './page-server-flags.ts';
import { releaseRemotes } from './release-remotes.ts';
import { runStep } from './run-step.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';
import { watchBuilds } from './watch-builds.ts';

const LOOPBACK = '127.0.0.1';

/**
 * Starts API and shell and resolves when both reply. The API needs no build, so it starts first.
 */
export async function startSite(
  settings: Settings,
  supervisor: Supervisor,
  write: (line: string) => void,
): Promise<void> {
  const { host, port, apiPort } = settings;
  const { stopping } = supervisor;
  await requireFreePort('API_PORT', apiPort, LOOPBACK);
  await requireFreePort('PORT', port, host);
  supervisor.start(processOf(settings, 'api', 'apps/api/src/main.ts', LOOPBACK));
  // The API has to be up first: a start that is refused the data folder must not release remotes.
  await Promise.all([
    build(settings, stopping, write),
    isReady('api', `${LOOPBACK}:${apiPort}`, stopping, write),
  ]);
  const remotes = await releaseRemotes(settings, stopping);
  const shell = processOf(
    settings,
    'shell',
    'apps/shell/dist/server/server.js',
    host,
    pageServerFlags,
  );
  const hotEnv = await startHotRemotes(settings, supervisor);
  supervisor.start({ ...shell, env: { ...shell.env, ...hotEnv } });
  await isReady('shell', `${reachable(host)}:${port}`, stopping, write);
  supervisor.keepAlive();
  // a full build on every edit would only delay the hot update
  if (settings.isWatching && settings.hot.length === 0)
    watchBuilds(settings, remotes, supervisor, write);
}

async function build(
  { root }: Settings,
  signal: AbortSignal,
  write: (line: string) => void,
): Promise<void> {
  const seconds = await runStep({
    title: 'The build',
    command: ['turbo', 'run', 'build', '--output-logs=new-only'],
    cwd: root,
    signal,
  });
  write(`Built in ${seconds.toFixed(1)} s`);
}

/** As long as the process lives: a first start creates the database and its world. */
function isReady(
  name: string,
  origin: string,
  signal: AbortSignal,
  write: (line: string) => void,
): Promise<void> {
  return healthy(`http://${origin}/health/ready`, signal, {
    onWaiting: (seconds) => write(`${name.padEnd(5)} | still starting, ${seconds} s`),
  });
}

function processOf(
  { root, port, apiPort, dataDir, isWatching }: Settings,
  name: string,
  entry: string,
  host: string,
  nodeFlags: readonly string[] = [],
): ChildPlan {
  const preload = path.join(import.meta.dirname, 'follow-parent.mjs');
  const watching = isWatching ? ['--watch', '--watch-preserve-output'] : [];
  const flags = [...nodeFlags, ...watching];
  return {
    name,
    command: [process.execPath, ...flags, '--import', preload, path.join(root, entry)],
    cwd: root,
    env: {
      NODE_ENV: 'production',
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      HOST: host,
    },
  };
}

/** An address for requests to a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return LOOPBACK;
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
