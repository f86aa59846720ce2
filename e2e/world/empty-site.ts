import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { answers, run } from './processes.ts';
import { startWatched, type WatchedProcess } from './watched-process.ts';

export interface EmptySite {
  readonly url: string;
  readonly apiUrl: string;
  readonly dataDir: string;
  /** Everything API and shell have written, of all their lives. */
  written(): { readonly api: string; readonly shell: string };
  /** Starts both again, with these settings changed: on another day, for example. */
  restart(variables: Record<string, string>): Promise<void>;
  /** Sends feed records, as a provider does. */
  emit(records: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * API and shell as processes on a data folder of their own, with nothing in it: a site whose clock,
 * neighbours and settings are those of one spec.
 */
export async function startEmptySite(
  remotes: readonly string[],
  variables: Record<string, string>,
): Promise<EmptySite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-empty-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const [url, apiUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
  let env: Record<string, string> = {
    DATA_DIR: dataDir,
    WORLD: 'empty',
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
    PROMO_CONFIG: path.join(import.meta.dirname, 'without-promotions.json'),
    LOG_LEVEL: 'info',
    ...variables,
  };
  const past = { api: '', shell: '' };
  let api: WatchedProcess | undefined;
  let shell: WatchedProcess | undefined;

  async function start(): Promise<void> {
    api = startWatched('apps/api/src/main.ts', env);
    shell = startWatched('apps/shell/dist/server/server.js', env);
    try {
      await answers(`${apiUrl}/health/ready`, [api.child]);
      await answers(`${url}/health/ready`, [shell.child]);
    } catch (error) {
      throw new Error(`${api.written()}\n${shell.written()}`, { cause: error });
    }
  }

  async function end(): Promise<void> {
    await Promise.all([api?.stop(), shell?.stop()]);
    past.api += api?.written() ?? '';
    past.shell += shell?.written() ?? '';
    [api, shell] = [undefined, undefined];
  }

  await run('tooling/release/src/main.ts', remotes, { ...process.env, ...env });
  const site: EmptySite = {
    url,
    apiUrl,
    dataDir,
    written: () => ({
      api: past.api + (api?.written() ?? ''),
      shell: past.shell + (shell?.written() ?? ''),
    }),
    async restart(changed) {
      await end();
      env = { ...env, ...changed };
      await start();
    },
    async emit(records) {
      const key = await readFile(path.join(dataDir, 'feed.key'), 'utf8');
      const reply = await fetch(`${apiUrl}/feed/records`, {
        method: 'POST',
        headers: { authorization: key.trim(), 'content-type': 'application/x-ndjson' },
        body: records.map((record) => JSON.stringify(record)).join('\n'),
      });
      const text = await reply.text();
      if (!reply.ok || !text.includes('"quarantined":0')) throw new Error(`the feed: ${text}`);
    },
    async stop() {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}
