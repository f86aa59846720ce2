import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Tracing } from '@tipmark/server-kit';
import { createLogger } from '@tipmark/web-server';
import { type FakeApi, startFakeApi } from '@tipmark/web-server/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config/config.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly api: FakeApi;
  readonly remotesDir: string;
  /** Of the browser's build. */
  readonly buildDir: string;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  ask(options: InjectOptions): Promise<Answer>;
  stop(): Promise<void>;
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

const mainFile = 'main.0123abcd.js';

async function writeBuild(distDir: string): Promise<void> {
  const client = path.join(distDir, 'client');
  for (const folder of ['flags', 'promo']) {
    await mkdir(path.join(client, folder), { recursive: true });
  }
  const files: Record<string, string | Buffer> = {
    'assets.json': JSON.stringify({
      entry: mainFile,
      styles: 'styles.0123abcd.css',
      integrities: { [mainFile]: 'sha384-main' },
      chunks: {},
    }),
    'styles.0123abcd.css': '.tframe{color:navy;}',
    [mainFile]: 'main()',
    [`${mainFile}.gz`]: gzipSync('main()'),
    'flags/RU.svg': '<svg/>',
    'promo/bookmaker-0123abcd-640.avif': 'picture',
    'secret.map': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(client, name), content);
  }
}

/** The shell server on separate folders, with an API whose replies the test decides. */
export async function aSite(
  prepare: (remotesDir: string) => Promise<void> = async () => {},
  env: Record<string, string> = {},
  onLog?: (line: Record<string, unknown>) => void,
  tracing?: Tracing,
): Promise<Site> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const distDir = path.join(dir, 'dist');
  const remotesDir = path.join(dir, 'data/remotes');
  await writeBuild(distDir);
  await prepare(remotesDir);
  const api = await startFakeApi();
  const config = readConfig({
    DATA_DIR: path.join(dir, 'data'),
    API_URL: api.url,
    PUBLIC_URL: 'http://tips.example',
    HOSTS: 'localhost',
    ...env,
  });
  const logger = onLog
    ? createLogger('shell', 'debug', { write: (line) => onLog(JSON.parse(line)) })
    : createLogger('shell', 'silent');
  const app = await buildServer({ config, distDir, logger, tracing });
  await app.ready();
  const request = (options: InjectOptions) => app.inject(options);
  return {
    app,
    api,
    remotesDir,
    buildDir: path.join(distDir, 'client'),
    ask: request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    async stop() {
      await app.close();
      await api.stop();
      await rm(dir, { recursive: true });
    },
  };
}
