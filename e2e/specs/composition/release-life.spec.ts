import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
let soccer: string;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startSite();
  soccer = await alteredRemote('soccer', 'Результаты футбола', 'Итоги новой сборки');
});
test.afterAll(async () => {
  await site?.stop();
  if (soccer) await rm(soccer, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page made anew for a visitor who has never been here: no kept page answers it. */
async function newcomerReads(page: Page): Promise<string> {
  await page.goto(`${site.url}/Results?timestamp=${WORLD_NOW_SECONDS}&look=${Math.random()}`);
  return (await heading(page).textContent()) ?? '';
}

test('a release goes on line and back in a running shell; a tab left open goes on', async ({
  page,
  browser,
}) => {
  const { problems } = watch(page);
  await page.goto(`${site.url}/Results`);
  await hydrated(page);
  const visitor = await browser.newPage();

  await release(site.dataDir, 'soccer', '--from', soccer);
  await expect.poll(() => newcomerReads(visitor)).toMatch(/Итоги новой сборки/);
  await hydrated(visitor);

  // this tab knows the version before: its lazy parts are still served
  await expect(new ResultsPage(page).beside.getByRole('link')).not.toHaveCount(0);
  // by keyboard: what a pointer brings that stands on prices is given up with the page
  await page.locator('main section li a.r:visible').first().press('Enter');
  await expect(page).toHaveURL(/\/Events\//);
  await expect(heading(page)).toHaveText(/ – /);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Результаты футбола/);
  await page.reload();
  await expect(heading(page)).toHaveText(/Итоги новой сборки/);
  await hydrated(page);

  await release(site.dataDir, 'soccer', '--rollback');
  await expect.poll(() => newcomerReads(visitor)).toMatch(/Результаты футбола/);
  await visitor.close();
  expect(problems).toEqual([]);
});

test('a release this shell cannot run changes nothing for visitors', async ({ page }) => {
  const file = path.join(site.dataDir, 'remotes/remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
  const bad = { ...registry['soccer'], version: 'from-the-future', contract: 99 };
  await writeFile(file, JSON.stringify({ ...registry, soccer: bad }));
  const health = async () => {
    const reply = await fetch(`${site.url}/health/remotes`);
    return ((await reply.json()) as Record<string, { failure: string | null }>)['soccer'];
  };
  await expect
    .poll(async () => {
      await newcomerReads(page);
      return (await health())?.failure;
    })
    .toMatch(/contract 99/);
  expect(await newcomerReads(page)).toMatch(/Результаты футбола/);
  await hydrated(page);
});
