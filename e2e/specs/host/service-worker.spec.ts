import { rm } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { newHeading, REMOTE_HEADINGS } from '../../pages/remote-headings.ts';
import { signIn } from '../../pages/sign-in.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let site: Site;
let altered = '';

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startSite();
  const { heading } = REMOTE_HEADINGS.soccer;
  altered = await alteredRemote('soccer', heading, newHeading('soccer'));
});
test.afterAll(async () => {
  await site?.stop();
  await rm(altered, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every address stored by the worker, with the stored content. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found[new URL(request.url).pathname] = (await answer?.text()) ?? '';
      }
    }
    return found;
  });

/** A first visit of a guest registers no worker, and a further one of the same browser does. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(site.url + path);
    await hydrated(page);
    const isControlled = () => navigator.serviceWorker.controller !== null;
    await page.waitForFunction(isControlled, undefined, { timeout: 3_000 });
  }).toPass();
}

test('a first visit of a guest has no worker, the next one has', async ({ page }) => {
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(`${site.url}/en/Results`);
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('guest_since') !== null);
  await page.waitForLoadState('networkidle');
  expect(await workers()).toBe(0);
  expect(asked).not.toContain('/sw.js');
  await page.goto(`${site.url}/en/Teams`);
  await expect.poll(workers).toBe(1);
});

/** Waits until the worker has stored the files and the day of the page. */
const settled = (page: Page) =>
  expect
    .poll(async () => Object.keys(await stored(page)).join(' '))
    .toMatch(/\/assets\/main\.[\w.]+js.*\/offline\/day\.json|day\.json.*\/assets\/main\./s);

const immutable =
  /^\/(?:assets\/[\w~.-]+\.[0-9a-f]{8,}\.js|remotes\/[a-z-]+\/[\w.-]+\/[\w~.-]+\.js)$/;

test('offline, the last seen day is shown with its time, and the page reloads once online', async ({
  page,
  context,
}) => {
  await open(page, '/Results');
  await settled(page);
  const first = page.locator('main section li a.r').first();
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${site.url}/Referees`);
  await expect(heading(page)).toHaveText('Нет связи');
  await expect(
    page.getByText(/Последний открытый день, данные на \d\d\.\d\d\.\d{4}, \d\d:\d\d/),
  ).toBeVisible();
  expect(await page.locator('li').count()).toBeGreaterThan(5);
  for (const [locale, scheme, width] of [
    ['ru', 'light', 360],
    ['en', 'dark', 360],
    ['en', 'dark', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    const title = locale === 'en' ? 'No connection' : 'Нет связи';
    // a page may still be reloading itself when it is left, and then wins
    await expect(async () => {
      await page.goto(`${site.url}${locale === 'en' ? '/en' : ''}/Teams`);
      await expect(heading(page)).toHaveText(title, { timeout: 3_000 });
    }).toPass();
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
  }
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Soccer teams');
});

async function seenByNext(page: Page, context: BrowserContext, path: string): Promise<string> {
  await context.setOffline(true);
  await page.goto(site.url + path);
  const text = await page.locator('html').innerText();
  // once online the page reloads by itself: wait for it before the next navigation
  await Promise.all([page.waitForEvent('load'), context.setOffline(false)]);
  return text;
}

test('stores nothing personal: neither this user nor the next one sees it offline', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/login`);
  await hydrated(page);
  await signIn(page);
  await open(page, '/Results');
  await settled(page);
  await open(page, '/profile/ivan?edit=email');
  await expect(heading(page)).toHaveText('Ivan');
  const files = await stored(page);
  for (const [path, text] of Object.entries(files)) {
    if (path !== '/offline/day.json') expect(path).toMatch(immutable);
    expect(text).not.toContain('ivan@tipmark.test');
  }
  expect(files['/offline/day.json']).not.toMatch(/ivan/i);
  expect(await seenByNext(page, context, '/profile/ivan?edit=email')).not.toMatch(/ivan/i);
  // the next user of this browser; an open page of the previous one would go to the login
  await page.goto('about:blank');
  await context.clearCookies();
  expect(await seenByNext(page, context, '/profile/ivan?edit=email')).not.toMatch(/ivan/i);
  await page.goto(`${site.url}/login`);
  await hydrated(page);
  await signIn(page, { email: 'maria@tipmark.test', password: 'match-day-demo' });
  await page.goto(`${site.url}/profile/ivan?edit=email`);
  await expect(page.locator('main')).not.toContainText('ivan@tipmark.test');
});

test('a release and its rollback each show one version, never a mixture', async ({ page }) => {
  const { problems } = watch(page);
  await open(page, '/Results');
  await settled(page);
  await expect(heading(page)).toHaveText(/Результаты футбола/);
  const versions = async () =>
    new Set(
      Object.keys(await stored(page)).flatMap(
        (path) => /^\/remotes\/soccer\/([\w.-]+)\//.exec(path)?.[1] ?? [],
      ),
    );
  expect((await versions()).size).toBe(1);

  await release(site.dataDir, 'soccer', '--from', altered);
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toContainText(newHeading('soccer'), { timeout: 500 });
  }).toPass();
  await hydrated(page);
  // the browser rendered the same version as the server
  await page.getByRole('banner').getByRole('link', { name: 'Команды' }).click();
  await expect(heading(page)).toHaveText(/команды/i);
  await page.goBack();
  await expect(heading(page)).toContainText(newHeading('soccer'));
  await expect.poll(async () => (await versions()).size).toBe(2);

  await release(site.dataDir, 'soccer', '--rollback');
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(/Результаты футбола/, { timeout: 500 });
  }).toPass();
  await hydrated(page);
  expect((await versions()).size).toBe(2);
  expect(problems.filter((text) => !/aborted|ERR_ABORTED/i.test(text))).toEqual([]);
});

test('a site without a worker removes it and everything it stored', async ({ page }) => {
  test.setTimeout(120_000 + START_LIMIT_MS);
  await open(page, '/Results');
  await settled(page);
  await site.stop();
  site = await startSite({ SERVICE_WORKER: 'off', PORT: new URL(site.url).port });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  // a browser that could not load the removal worker, as from a busy site, does so on the next page
  await expect(async () => {
    await page.goto(`${site.url}/Results`);
    await hydrated(page);
    // the browser starts two workers, one after the other, on a site that has just started
    await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });
  }).toPass({ timeout: 90_000 });
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await left()).toEqual({ workers: 0, caches: [] });
});
