import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import {
  newHeading,
  REMOTE_HEADINGS,
  REMOTE_NAMES,
  type RemoteName,
} from '../../pages/remote-headings.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
const builds = new Map<RemoteName, string>();
const buildOf = (name: RemoteName) => builds.get(name) ?? '';

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startSite();
  for (const name of REMOTE_NAMES) {
    builds.set(name, await alteredRemote(name, REMOTE_HEADINGS[name].heading, newHeading(name)));
  }
});
test.afterAll(async () => {
  await site?.stop();
  const folders = [...builds.values()];
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Reloading and navigating abort prefetches of the previous page. */
const lasting = (problems: readonly string[]) =>
  problems.filter((one) => !one.endsWith('net::ERR_ABORTED'));

/** Reads a page that is in no cache, as for a new visitor. */
async function newcomerReads(page: Page): Promise<string> {
  await page.goto(`${site.url}/Results?timestamp=${WORLD_NOW_SECONDS}&look=${Math.random()}`);
  return (await heading(page).textContent()) ?? '';
}

test('a release goes live and is rolled back in a running shell; an open tab keeps working', async ({
  page,
  browser,
}) => {
  const { problems } = watch(page);
  await page.goto(`${site.url}/Results`);
  await hydrated(page);
  const visitor = await browser.newPage();

  await release(site.dataDir, 'soccer', '--from', buildOf('soccer'));
  await expect.poll(() => newcomerReads(visitor)).toContain(newHeading('soccer'));
  await hydrated(visitor);

  // this tab runs the previous version: its lazy parts are still served
  await expect(new ResultsPage(page).aside.getByRole('link')).not.toHaveCount(0);
  // by keyboard: requests caused by a pointer over prices would be aborted with the page
  await page.locator('main section li a.r:visible').first().press('Enter');
  await expect(page).toHaveURL(/\/Events\//);
  await expect(heading(page)).toHaveText(/ – /);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Результаты футбола/);
  await page.reload();
  await expect(heading(page)).toContainText(newHeading('soccer'));
  await hydrated(page);

  await release(site.dataDir, 'soccer', '--rollback');
  await expect.poll(() => newcomerReads(visitor)).toMatch(/Результаты футбола/);
  await visitor.close();
  expect(lasting(problems)).toEqual([]);
});

interface Served {
  readonly live: string;
  readonly failure: string | null;
}
const served = async () => {
  const reply = await fetch(`${site.url}/health/remotes`);
  return (await reply.json()) as Record<string, Served>;
};
const versions = async () =>
  Object.fromEntries(Object.entries(await served()).map(([name, { live }]) => [name, live]));

for (const name of REMOTE_NAMES.filter((other) => other !== 'soccer')) {
  test(`${name} goes live and is rolled back without changing other remotes`, async ({ page }) => {
    const { problems } = watch(page);
    const { address, heading: before } = REMOTE_HEADINGS[name];
    const drawn = async () => (await fetch(site.url + address)).text();
    const old = await versions();

    const version = await release(site.dataDir, name, '--from', buildOf(name));
    await expect.poll(drawn).toContain(newHeading(name));
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(heading(page)).toContainText(newHeading(name));
    expect(await versions()).toEqual({ ...old, [name]: version });

    await release(site.dataDir, name, '--rollback');
    await expect.poll(drawn).not.toContain(newHeading(name));
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toContainText(before);
    expect(await versions()).toEqual(old);
    expect(lasting(problems)).toEqual([]);
  });
}

test('releases that this shell cannot run change nothing for visitors', async ({ page }) => {
  const file = path.join(site.dataDir, 'remotes/remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Record<RemoteName, object>;
  const bad = REMOTE_NAMES.map((name) => [
    name,
    { ...registry[name], version: 'from-the-future', contract: 99 },
  ]);
  await writeFile(file, JSON.stringify({ ...registry, ...Object.fromEntries(bad) }));
  for (const name of REMOTE_NAMES) {
    const { address, heading: message } = REMOTE_HEADINGS[name];
    const rejection = async () => {
      await fetch(site.url + address);
      return (await served())[name]?.failure;
    };
    await expect.poll(rejection).toMatch(/contract 99/);
    expect(await (await fetch(site.url + address)).text()).toContain(message);
  }
  expect(await newcomerReads(page)).toContain(REMOTE_HEADINGS.soccer.heading);
  await hydrated(page);
});
