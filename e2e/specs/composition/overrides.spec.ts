import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import {
  newHeading,
  REMOTE_HEADINGS,
  REMOTE_NAMES,
  type RemoteName,
} from '../../pages/remote-headings.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { offer, release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Тестовая сборка сайта' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
const builds = new Map<RemoteName, string>();
const buildOf = (name: RemoteName) => builds.get(name) ?? '';
const offers: { close(): void }[] = [];

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startSite({ ALLOW_REMOTE_OVERRIDES: '1' });
  for (const name of REMOTE_NAMES) {
    builds.set(name, await alteredRemote(name, REMOTE_HEADINGS[name].heading, newHeading(name)));
  }
});
test.afterAll(async () => {
  await site?.stop();
  // one left by a failed test would prevent the run from ending
  for (const one of offers) one.close();
  const folders = [...builds.values()];
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const chooses = (context: BrowserContext, name: string, value: string) =>
  context.addCookies([{ name: `mf.${name}`, value: encodeURIComponent(value), url: site.url }]);

async function offering(name: RemoteName) {
  const offered = await offer(buildOf(name), name);
  offers.push(offered);
  return offered;
}

/** A version of the folder whose release differs from its build. */
async function stagedWith(name: RemoteName, changes: object): Promise<string> {
  const version = await release(site.dataDir, name, '--from', buildOf(name), '--stage');
  const remotes = path.join(site.dataDir, 'remotes', name);
  const entry = JSON.parse(await readFile(path.join(remotes, version, 'release.json'), 'utf8'));
  const other = `${version}-changed`;
  await mkdir(path.join(remotes, other), { recursive: true });
  const text = JSON.stringify({ ...entry, version: other, ...changes });
  await writeFile(path.join(remotes, other, 'release.json'), text);
  return other;
}

test('a build offered at another origin is composed and hydrated for this tester only', async ({
  page,
  browser,
}) => {
  const { problems } = watch(page);
  const offered = await offering('soccer');
  await page.goto(`${site.url}/Results?mf.soccer=${encodeURIComponent(offered.address)}`);
  await expect(page).toHaveURL(`${site.url}/Results`);
  await expect(heading(page)).toContainText(newHeading('soccer'));
  await expect(badge(page)).toContainText(offered.address);
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts).toContain(new URL('remoteEntry.js', offered.address).href);
  await page.getByRole('link', { name: /^Завершены/ }).click();
  await expect(page).toHaveURL(/tab=finished/);
  await expect(heading(page)).toContainText(newHeading('soccer'));

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

test('remotes of other origins, staged, live and left out ones can be mixed', async ({
  page,
  context,
}) => {
  const offers = await Promise.all([offering('account'), offering('hockey')]);
  const [ofAccount, ofHockey] = offers;
  await chooses(context, 'account', ofAccount.address);
  await chooses(context, 'hockey', ofHockey.address);
  for (const name of ['soccer', 'scanner'] as const) {
    const staged = await release(site.dataDir, name, '--from', buildOf(name), '--stage');
    await chooses(context, name, staged);
  }
  await page.goto(`${site.url}/Results`);
  await hydrated(page);
  await expect(heading(page)).toContainText(newHeading('soccer'));
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page)).toContainText(newHeading('account'));
  await expect(badge(page).getByRole('listitem')).toHaveCount(4);
  for (const name of ['hockey', 'scanner', 'tennis'] as const) {
    const { address, heading: live } = REMOTE_HEADINGS[name];
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(heading(page)).toContainText(name === 'tennis' ? live : newHeading(name));
  }
  await chooses(context, 'tennis', 'none');
  await page.goto(site.url + REMOTE_HEADINGS.tennis.address);
  await expect(heading(page)).toHaveText('Этого раздела здесь нет');
  await expect(badge(page).getByRole('listitem')).toHaveCount(5);
  for (const offered of offers) offered.close();
});

for (const name of REMOTE_NAMES) {
  const { address } = REMOTE_HEADINGS[name];
  const lives = REMOTE_HEADINGS[name === 'account' ? 'soccer' : 'account'].address;

  test(`${name} with another contract is rejected before it runs, the rest works`, async ({
    page,
    context,
  }) => {
    await chooses(context, name, await stagedWith(name, { contract: 99 }));
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Раздел временно недоступен');
    await expect(badge(page)).toContainText('has contract 99');
    await expect(page.getByRole('button', { name: /Повторить|Попробовать/ })).toBeVisible();
    await page.goto(site.url + lives);
    await hydrated(page);
    await expect(heading(page)).not.toHaveText('Раздел временно недоступен');
  });

  test(`a site without ${name} says so on its pages, the rest works`, async ({ page, context }) => {
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

  test(`a dead address for ${name} is reported on the page, the live version is not used`, async ({
    page,
    context,
  }) => {
    await chooses(context, name, 'http://localhost:9/release.json');
    await page.goto(site.url + address);
    await expect(heading(page)).toHaveText('Раздел временно недоступен');
    await expect(badge(page)).toContainText('localhost:9/release.json is not responding');
    await page.getByRole('link', { name: 'О нас' }).first().click();
    await expect(page).toHaveURL(/about-us/);
  });
}

test('an entry from another origin that was altered in transit never runs', async ({
  page,
  context,
}) => {
  const offered = await offering('soccer');
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
  await expect(heading(page)).toContainText(newHeading('soccer'));
  offered.close();
});
