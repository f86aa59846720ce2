import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config/config.ts';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
beforeAll(async () => {
  site = await aSite();
  const folder = path.join(path.dirname(site.buildDir), 'worker');
  await mkdir(folder);
  await writeFile(path.join(folder, 'sw.js'), 'work()');
  await writeFile(path.join(folder, 'removal.js'), 'leave()');
});
afterAll(() => site.stop());

// files are read when a server starts
const server = (env: Record<string, string> = {}) =>
  buildServer({
    config: readConfig({
      DATA_DIR: path.dirname(site.remotesDir),
      API_URL: site.api.url,
      ...env,
    }),
    distDir: path.dirname(site.buildDir),
    logger: pino({ level: 'silent' }),
  });

test('the worker is revalidated on every visit and may only call this site', async () => {
  const app = await server();
  const reply = await app.inject('/sw.js');
  expect(reply.body).toBe('work()');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect((await app.inject('/about-us')).body).not.toContain('data-worker');
  await app.close();
});

test('a site without a worker marks its pages and serves the script that removes it', async () => {
  const app = await server({ SERVICE_WORKER: 'off' });
  expect((await app.inject('/sw.js')).body).toBe('leave()');
  expect((await app.inject('/about-us')).body).toMatch(
    /^<!doctype html><html[^>]* data-worker="off"/,
  );
  await app.close();
});

test('a build without a worker answers 404', async () => {
  expect((await site.get('/sw.js')).statusCode).toBe(404);
});
