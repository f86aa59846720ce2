import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { offer, release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Тестовая сборка сайта' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
let soccer: string;
let account: string;
const folders: string[] = [];
const offers: { close(): void }[] = [];

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startSite({ ALLOW_REMOTE_OVERRIDES: '1' });
  soccer = await alteredRemote('soccer', 'Результаты футбола', 'Итоги новой сборки');
  account = await alteredRemote('account', 'Вход в Tipmark', 'Дверь новой сборки');
  folders.push(soccer, account);
});
test.afterAll(async () => {
  await site?.stop();
  // one of a test that failed would keep the run from its end
  for (const one of offers) one.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const chooses = (context: BrowserContext, name: string, value: string) =>
  context.addCookies([{ name: `mf.${name}`, value: encodeURIComponent(value), url: site.url }]);

async function offering(folder: string, name: string) {
  const offered = await offer(folder, name);
  offers.push(offered);
  return offered;
}

/** A version of the folder whose release says something else than its build did. */
async function stagedWith(name: string, from: string, changes: object): Promise<string> {
  const version = await release(site.dataDir, name, '--from', from, '--stage');
  const remotes = path.join(site.dataDir, 'remotes', name);
  const entry = JSON.parse(await readFile(path.join(remotes, version, 'release.json'), 'utf8'));
  const other = `${version}-changed`;
  await mkdir(path.join(remotes, other), { recursive: true });
  const text = JSON.stringify({ ...entry, version: other, ...changes });
  await writeFile(path.join(remotes, other, 'release.json'), text);
  return other;
}

test('a build offered at another origin is composed in, alive, and for this tester alone', async ({
  page,
  browser,
}) => {
  const { problems } = watch(page);
  const offered = await offering(soccer, 'soccer');
  await page.goto(`${site.url}/Results?mf.soccer=${encodeURIComponent(offered.address)}`);
  await expect(page).toHaveURL(`${site.url}/Results`);
  await expect(heading(page)).toHaveText(/Итоги новой сборки/);
  await expect(badge(page)).toContainText(offered.address);
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts).toContain(new URL('remoteEntry.js', offered.address).href);
  await page.getByRole('link', { name: /^Завершены/ }).click();
  await expect(page).toHaveURL(/tab=finished/);
  await expect(heading(page)).toHaveText(/Итоги новой сборки/);

  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/Results`);
  await expect(heading(visitor)).toHaveText(/Результаты футбола/);
  await expect(badge(visitor)).toHaveCount(0);
  await visitor.close();
  expect(problems).toEqual([]);

  await badge(page).getByRole('link', { name: 'вернуть' }).click();
  await expect(heading(page)).toHaveText(/Результаты футбола/);
  await expect(badge(page)).toHaveCount(0);
  offered.close();
});

test('any mix: one remote of another origin, one staged beside the live version', async ({
  page,
  context,
}) => {
  const offered = await offering(account, 'account');
  const staged = await release(site.dataDir, 'soccer', '--from', soccer, '--stage');
  await chooses(context, 'account', offered.address);
  await chooses(context, 'soccer', staged);
  await page.goto(`${site.url}/Results`);
  await hydrated(page);
  await expect(heading(page)).toHaveText(/Итоги новой сборки/);
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page)).toHaveText('Дверь новой сборки');
  await expect(badge(page).getByRole('listitem')).toHaveCount(2);
  offered.close();
});

for (const [name, address, lives] of [
  ['soccer', '/Results', '/login'],
  ['account', '/login', '/Results'],
] as const) {
  test(`${name} of another contract is refused before it runs, the rest lives`, async ({
    page,
    context,
  }) => {
    const from = name === 'soccer' ? soccer : account;
    await chooses(context, name, await stagedWith(name, from, { contract: 99 }));
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Раздел временно недоступен');
    await expect(badge(page)).toContainText('speaks contract 99');
    await expect(page.getByRole('button', { name: /Повторить|Попробовать/ })).toBeVisible();
    await page.goto(site.url + lives);
    await hydrated(page);
    await expect(heading(page)).not.toHaveText('Раздел временно недоступен');
  });

  test(`a site without ${name} says so on its pages, the rest lives`, async ({ page, context }) => {
    await chooses(context, name, 'none');
    const reply = await page.goto(site.url + address);
    expect(reply?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Этого раздела здесь нет');
    await page.goto(site.url + lives);
    await hydrated(page);
    await expect(heading(page)).not.toHaveText('Этого раздела здесь нет');
    await expect(page.getByRole('banner').locator(`a[href="${address}"]`)).toHaveCount(0);
  });

  test(`a dead address for ${name} is named on the page, the live version never stands in`, async ({
    page,
    context,
  }) => {
    await chooses(context, name, 'http://localhost:9/release.json');
    await page.goto(site.url + address);
    await expect(heading(page)).toHaveText('Раздел временно недоступен');
    await expect(badge(page)).toContainText('localhost:9/release.json does not answer');
    await page.getByRole('link', { name: 'О нас' }).first().click();
    await expect(page).toHaveURL(/about-us/);
  });
}

test('an entry altered on the way from another origin never runs', async ({ page, context }) => {
  const offered = await offering(soccer, 'soccer');
  await chooses(context, 'soccer', offered.address);
  await page.route('**/remoteEntry.js*', async (route) => {
    const reply = await route.fetch();
    const body = `${await reply.text()}\n;window.altered = true;`;
    await route.fulfill({ response: reply, body });
  });
  await page.goto(`${site.url}/Results`);
  await expect(page.getByText('Страница загрузилась не полностью')).toBeVisible({
    timeout: 15_000,
  });
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  await expect(heading(page)).toHaveText(/Итоги новой сборки/);
  offered.close();
});
