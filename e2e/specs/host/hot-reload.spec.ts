import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';
import { freePort } from '../../world/free-port.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const tool = path.join(root, 'tooling/rspack/src/hot/main.ts');
const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' };

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
let soccer: string;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  // a copy of the remote: the test edits it
  soccer = await mkdtemp(path.join(tmpdir(), 'tipmark-soccer-'));
  const app = path.join(root, 'apps/soccer');
  for (const part of ['package.json', 'src', 'locales']) {
    await cp(path.join(app, part), path.join(soccer, part), { recursive: true });
  }
  await symlink(path.join(app, 'node_modules'), path.join(soccer, 'node_modules'));
  const port = await freePort();
  server = spawn(process.execPath, [tool, 'remote', 'soccer', String(port), soccer], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await promisify(execFile)(process.execPath, [tool, 'shell'], { cwd: root, env });
  const address = `http://localhost:${port}/release.json`;
  await expect
    .poll(async () => (await fetch(address).catch(() => undefined))?.status, { timeout: 120_000 })
    .toBe(200);
  site = await startSite({
    ALLOW_REMOTE_OVERRIDES: '1',
    REMOTE_SOCCER_URL: address,
    CLIENT_BUILD: 'hot',
  });
});
test.afterAll(async () => {
  server?.kill();
  await site?.stop();
  if (soccer) await rm(soccer, { recursive: true, force: true });
});

test('an edited component of a remote appears in the composed page, which keeps its state', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const firstReferee = page.locator('main a[href^="/Referees/"]:visible').first();
  const reply = await page.goto(`${site.url}/Referees`);
  expect(reply?.status()).toBe(200);
  await hydrated(page);
  const name = await firstReferee.innerText();
  await firstReferee.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByLabel('Оформление').selectOption('dark');

  const file = path.join(soccer, 'src/features/referee/RefereeScreen.tsx');
  const source = await readFile(file, 'utf8');
  const edited = source.replace('<NextMatches', '<p>правка на ходу</p><NextMatches');
  expect(edited).not.toBe(source);
  await writeFile(file, edited);
  await expect(page.getByText('правка на ходу')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.getByLabel('Оформление')).toHaveValue('dark');

  await writeFile(file, source);
  await expect(page.getByText('правка на ходу')).toHaveCount(0, { timeout: 30_000 });
  expect(problems).toEqual([]);

  // the server renders the newest source, too
  await writeFile(file, edited);
  await expect
    .poll(async () => (await fetch(page.url())).text(), { timeout: 30_000 })
    .toContain('правка на ходу');
});
