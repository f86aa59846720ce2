import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { followShifts } from '../../pages/shift-of.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { freePort } from '../../world/free-port.ts';
import { root } from '../../world/processes.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

const WORD = 'close the banner';

let site: Site;
let folder = '';
let hostile: Server;
let hostileUrl = '';

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(path.join(tmpdir(), 'promo-frame-'));
  const builtIn = path.join(root, 'packages/promo/src/config/default-promo.json');
  const file = JSON.parse(await readFile(builtIn, 'utf8')) as { offers: object[] };
  const offers = file.offers.map((offer) => ({
    ...offer,
    format: 'iframe',
    pathMob: '/frames/offer',
    pathDesktop: '/frames/offer',
    iframeMessage: WORD,
  }));
  await writeFile(path.join(folder, 'promo.json'), JSON.stringify({ ...file, offers }));
  hostile = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<script>for (const to of [parent, opener, top]) to?.postMessage(${JSON.stringify(WORD)}, '*')</script>`,
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => hostile.listen(port, '127.0.0.1', resolve));
  hostileUrl = `http://127.0.0.1:${port}/`;
  site = await startSite({
    PROMO_CONFIG: path.join(folder, 'promo.json'),
    PROMO_PORT: String(await freePort()),
  });
});
test.afterAll(async () => {
  await site?.stop();
  hostile.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(page: Page, address = '/about-us'): Promise<void> {
  await page.goto(site.url + address);
  await hydrated(page);
}

const top = (page: Page) => page.locator('[data-promo="top"]');

test('an offer in a frame of another host is shown, cannot access the page, and can close itself', async ({
  page,
}) => {
  await open(page);
  const element = top(page).locator('iframe');
  await expect(element).toHaveAttribute(
    'sandbox',
    'allow-forms allow-popups allow-scripts allow-same-origin',
  );
  expect((await element.boundingBox())?.height).toBe(85);
  const frame = element.contentFrame();
  await expect(frame.getByRole('link')).toBeVisible();
  const reach = await frame.locator('body').evaluate(() => {
    const attempt = (look: () => unknown) => {
      try {
        return String(look());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [attempt(() => parent.document.cookie), attempt(() => frameElement?.tagName)];
  });
  expect(reach).toEqual(['SecurityError', 'undefined']);
  await frame.getByRole('button').click();
  await expect(top(page)).toHaveCount(0);
  const cookies = await page.context().cookies(site.url);
  expect(cookies.find(({ name }) => name === 'promo_top_closed')?.value).toBe('1');
});

test('another origin cannot close it, from a tab or in the frame itself', async ({
  page,
  context,
}) => {
  await open(page);
  const element = top(page).locator('iframe');
  await expect(element.contentFrame().getByRole('link')).toBeVisible();
  // a tab opened by this page sends it the message
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url), hostileUrl);
  await (await opened).waitForLoadState();
  // the frame navigates elsewhere: the page's policy allows it only one host
  await element
    .contentFrame()
    .locator('body')
    .evaluate((_body, url) => {
      location.href = url;
    }, hostileUrl);
  await page.waitForTimeout(1_000);
  await expect(top(page)).toHaveCount(1);
});

const later = (page: Page, slot: string) =>
  page.locator(`[data-promo="${slot}"] iframe`).contentFrame().getByRole('button');
const hasRoom = (page: Page, slot: 'top' | 'catfish') =>
  page.evaluate(
    (name) => `promo${name}` in document.documentElement.dataset,
    {
      top: 'Top',
      catfish: 'Catfish',
    }[slot],
  );
const headerTop = async (page: Page) => (await page.locator('header').first().boundingBox())?.y;

for (const [device, width, height] of [
  ['a desktop', 1440, 800],
  ['a screen higher than the page', 1440, 3000],
  ['a phone', 360, 800],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('closing by a click moves the page up without a layout shift', async ({ page }) => {
      await open(page);
      await expect(later(page, 'top')).toBeVisible();
      const shift = await followShifts(page);
      await later(page, 'top').click();
      await expect(top(page)).toHaveCount(0);
      await expect.poll(() => hasRoom(page, 'top')).toBe(false);
      expect([await headerTop(page), await page.evaluate(() => scrollY)]).toEqual([0, 0]);
      expect(await shift()).toBeLessThanOrEqual(0.01);
    });
  });
}

test('a frame that closes itself moves nothing: its space is removed once it is scrolled past', async ({
  page,
}) => {
  await open(page);
  await expect(later(page, 'top')).toBeVisible();
  const before = await headerTop(page);
  const shift = await followShifts(page);
  await later(page, 'top').evaluate((_button, word) => parent.postMessage(word, '*'), WORD);
  await expect(top(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect([await headerTop(page), await page.evaluate(() => scrollY)]).toEqual([before, 0]);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => hasRoom(page, 'top')).toBe(false);
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test('at the end of a page a closed floating banner keeps its space until the page is scrolled up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await expect(later(page, 'top')).toBeVisible();
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await toEnd();
  await expect(later(page, 'catfish')).toBeVisible();
  await toEnd();
  const before = await page.locator('footer').boundingBox();
  const shift = await followShifts(page);
  await later(page, 'catfish').click();
  await expect(page.locator('[data-promo="catfish"]')).toHaveCount(0);
  await page.waitForTimeout(300);
  expect(await page.locator('footer').boundingBox()).toEqual(before);
  await page.evaluate(() => scrollBy(0, -200));
  await expect.poll(() => hasRoom(page, 'catfish')).toBe(false);
  expect(await shift()).toBeLessThanOrEqual(0.01);
});
