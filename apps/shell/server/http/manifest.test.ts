/** @jest-environment node */
import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config.ts';
import { aSite, type Site } from '../testing/a-site.ts';

const PUBLIC = path.join(import.meta.dirname, '../../public');

let site: Site;
beforeAll(async () => {
  site = await aSite();
  for (const file of await readdir(PUBLIC)) {
    await copyFile(path.join(PUBLIC, file), path.join(site.buildDir, file));
  }
});
afterAll(() => site.stop());

test('a page names the manifest, and every icon of it is there', async () => {
  // files are read when a server starts
  const app = await buildServer({
    config: readConfig({ DATA_DIR: path.dirname(site.remotesDir), API_URL: site.api.url }),
    distDir: path.dirname(site.buildDir),
    logger: pino({ level: 'silent' }),
  });
  const page = await app.inject('/about-us');
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page.body) ?? [];
  const reply = await app.inject(address);
  expect(reply.headers['content-type']).toBe('application/manifest+json');
  const manifest = reply.json<{ start_url: string; icons: { src: string; purpose: string }[] }>();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable']);
  for (const { src } of manifest.icons) {
    const icon = await app.inject(src);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
  await app.close();
});
