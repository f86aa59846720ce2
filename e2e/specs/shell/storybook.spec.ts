import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

const kit = path.resolve(import.meta.dirname, '../../../packages/ui-kit');
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let built: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  built = await mkdtemp(path.join(tmpdir(), 'tipmark-storybook-'));
  const storybook = path.join(kit, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '--quiet', '-o', built];
  await promisify(execFile)(process.execPath, args, {
    cwd: kit,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' },
    maxBuffer: 32 * 1024 * 1024,
  });
  server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(path.join(built, path.normalize(pathname))).then(
      (bytes) => reply.setHeader('Content-Type', types[path.extname(pathname)] ?? '').end(bytes),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  server?.close();
  if (built) await rm(built, { recursive: true, force: true });
});

async function storyIds(): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? id : []));
}

for (const { theme, width } of [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
]) {
  test(`every story stands, fits and can be read: ${theme}, ${width} px`, async ({ page }) => {
    // what fades in is not to be judged half way
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    const ids = await storyIds();
    expect(ids.length).toBeGreaterThan(80);
    for (const id of ids) {
      await page.goto(
        `${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
      );
      await page.locator('body.sb-show-main').waitFor();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      for (const { id: rule, nodes } of violations)
        faults.push(`${id}: ${rule} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${id}: ${overflow} px wider than the page`);
    }
    expect(faults).toEqual([]);
  });
}
