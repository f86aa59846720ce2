import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { iconFiles } from '../../icons/icon-files.ts';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config/config.ts';
import { aSite, type Site } from '../testing/a-site.ts';

const PUBLIC = path.join(import.meta.dirname, '../../public');

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose: string;
}

/** Width and height from the header of a PNG file. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

let site: Site;
beforeAll(async () => {
  site = await aSite();
  for (const file of await readdir(PUBLIC)) {
    await copyFile(path.join(PUBLIC, file), path.join(site.buildDir, file));
  }
});
afterAll(() => site.stop());

test('a page links to the manifest, and every icon in it exists', async () => {
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
  const manifest = reply.json<{ start_url: string; icons: Icon[] }>();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await app.inject(src);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
    if (type === 'image/png') expect(sizeOf(icon.rawPayload)).toBe(sizes);
  }
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page.body) ?? [];
  expect(sizeOf((await app.inject(touch)).rawPayload)).toBe('180x180');
  await app.close();
});

test('the PNG files match the current SVG files', async () => {
  for (const { name, size, draw } of await iconFiles()) {
    const file = await readFile(path.join(PUBLIC, name));
    expect(sizeOf(file)).toBe(`${size}x${size}`);
    expect(file.equals(await draw())).toBe(true);
  }
});
