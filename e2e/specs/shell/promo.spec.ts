import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { axeFaults } from '@tipmark/looks';
import { expect, type Locator, type Page, type Response, test } from 'playwright/test';
import { tabTo } from '../../pages/keyboard.ts';
import { shiftOf } from '../../pages/shift-of.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

const BUILT_IN = path.resolve(
  import.meta.dirname,
  '../../../packages/promo/src/config/default-promo.json',
);

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  // the built-in promotions; the shared site of the other specs has none
  site = await startSite({ PROMO_CONFIG: BUILT_IN });
});
test.afterAll(() => site.stop());

const promo = (page: Page, slot: string): Locator => page.locator(`[data-promo="${slot}"]`);

/** Share of an element's area that the lines of a part cover. */
const shareOf = (whole: Locator, part: string): Promise<number> =>
  whole.evaluate((element, selector) => {
    const { width, height } = element.getBoundingClientRect();
    const boxes = [...(element.querySelector(selector)?.getClientRects() ?? [])];
    const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
    return area / (width * height);
  }, part);

/** No part of the labels is cut off, by the banner or by the screen. */
const isWhole = (whole: Locator): Promise<boolean> =>
  whole.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    return ['[data-promo-label]', '[data-promo-warning]'].every((selector) =>
      [...(element.querySelector(selector)?.getClientRects() ?? [])].every(
        (box) =>
          box.width > 0 &&
          box.left >= -1 &&
          box.right <= innerWidth + 1 &&
          box.top >= outer.top - 1 &&
          box.bottom <= outer.bottom + 1,
      ),
    );
  });

async function open(page: Page, address = '/privacy-policy'): Promise<void> {
  await page.goto(site.url + address);
  await hydrated(page);
}

for (const [device, width, topHeight] of [
  ['a wide screen', 1920, 90],
  ['a desktop', 1440, 90],
  ['a tablet', 768, 64],
  ['a phone', 360, 64],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('banners and gift have labels and warnings, and cause no layout shift', async ({
      page,
    }) => {
      await open(page);
      await expect(promo(page, 'top')).toBeVisible();
      expect((await promo(page, 'top').boundingBox())?.height).toBe(topHeight);
      const check = async (banner: Locator) => {
        await expect(banner).toContainText(/Реклама 18\+\. Рекламодатель: ООО «.+»\. erid: \w+/);
        expect(await shareOf(banner, '[data-promo-warning]')).toBeGreaterThanOrEqual(0.07);
        expect(await isWhole(banner)).toBe(true);
        const close = await banner.getByRole('button', { name: 'Закрыть рекламу' }).boundingBox();
        expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
      };
      await check(promo(page, 'top'));
      await page.mouse.wheel(0, 600);
      await expect(promo(page, 'gift')).toBeVisible();
      await expect(promo(page, 'catfish')).toHaveCount(0);
      await check(promo(page, 'gift'));
      await promo(page, 'gift').getByRole('button', { name: 'Закрыть рекламу' }).click();
      await expect(promo(page, 'gift')).toHaveCount(0);
      await expect(promo(page, 'catfish')).toBeVisible();
      expect((await promo(page, 'catfish').boundingBox())?.height).toBeLessThanOrEqual(96);
      await check(promo(page, 'catfish'));
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
      const isWider = await page.evaluate(() => document.body.scrollWidth > innerWidth);
      expect(isWider).toBe(false);
    });
  });
}

test('in English on a phone the warning has its share of the area, without accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/en/about-us');
  await page.mouse.wheel(0, 600);
  await expect(promo(page, 'gift')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  for (const slot of ['gift', 'catfish', 'top']) {
    await expect(promo(page, slot)).toBeVisible();
    expect(await shareOf(promo(page, slot), '[data-promo-warning]')).toBeGreaterThanOrEqual(0.07);
    expect(await isWhole(promo(page, slot))).toBe(true);
    await expect(promo(page, slot)).toContainText(/Ad 18\+\. Advertiser: \w+ LLC\. erid: \w+/);
    await expect(promo(page, slot)).not.toContainText(/[а-яё]/i);
    if (slot === 'gift') await promo(page, slot).getByRole('button').click();
  }
  expect(await axeFaults(page)).toEqual([]);
});

for (const [what, width, deviceScaleFactor, pixels] of [
  ['a phone with a pixel ratio of 3', 360, 3, 1080],
  ['a desktop with a pixel ratio of 1', 1440, 1, 1920],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('the image of a banner is an AVIF of the needed width', async ({ page, context }) => {
      await context.addCookies([{ name: 'promo_top', value: '1', url: site.url }]);
      const requested: Response[] = [];
      page.on('response', (one) => {
        if (one.url().includes('/assets/promo/')) requested.push(one);
      });
      await open(page);
      const image = promo(page, 'top').locator('img');
      await expect
        .poll(() =>
          image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true);
      expect(requested.map((one) => new URL(one.url()).pathname)).toEqual([
        expect.stringMatching(new RegExp(`^/assets/promo/forpost-[0-9a-f]{8}-${pixels}\\.avif$`)),
      ]);
      expect(requested[0]?.headers()).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });
  });
}

test('the floating banner does not cover the end of a page', async ({ page }) => {
  await open(page, '/about-us');
  await page.keyboard.press('End');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const banner = promo(page, 'catfish');
  await expect(banner).toBeVisible();
  const footer = await page.locator('footer').boundingBox();
  const top = (await banner.boundingBox())?.y ?? 0;
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
});

test('a closed banner stays closed on the next page for 12 hours, without a layout shift', async ({
  page,
}) => {
  await open(page);
  const banner = promo(page, 'top');
  await banner.getByRole('button', { name: 'Закрыть рекламу' }).click();
  await expect(banner).toHaveCount(0);
  await open(page, '/UserAgreement');
  await expect(page.locator('#promo-top')).toBeHidden();
  expect((await page.locator('header').first().boundingBox())?.y).toBe(0);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  const cookies = await page.context().cookies();
  const closed = cookies.find(({ name }) => name === 'promo_top_closed');
  const hours = ((closed?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});

test('the keyboard reaches the page before the banners, and can close both banners', async ({
  page,
}) => {
  // more than a screen: the page scrolls
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/about-us');
  await expect(promo(page, 'top')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#root :focus')).toHaveCount(1);
  await tabTo(page, promo(page, 'top').getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(promo(page, 'top')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  // the floating banner follows the end of the page
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect(promo(page, 'catfish')).toBeVisible();
  await tabTo(page, promo(page, 'catfish').getByRole('button'), 5);
  await page.keyboard.press('Enter');
  await expect(promo(page, 'catfish')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('a click opens the advertiser in a new tab, and is counted', async ({ page, context }) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'advertiser' }));
  await open(page);
  const opened = context.waitForEvent('page');
  await promo(page, 'top').getByRole('link').click();
  const advertiser = await opened;
  await expect(advertiser).toHaveURL(/^https:\/\/(rivalto|forpost)\.example\/ru\/welcome\?erid=/);
  expect(await advertiser.evaluate(() => document.referrer)).toBe('');
  const folder = path.join(site.dataDir, 'promo');
  const [file = ''] = await readdir(folder);
  const lines = (await readFile(path.join(folder, file), 'utf8')).trim().split('\n');
  expect(lines.filter((line) => line.includes('"kind":"click"')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('"kind":"show"')).length).toBeGreaterThan(0);
});

test('outside Russia a page has no promotions', async ({ page, request }) => {
  await page.setExtraHTTPHeaders({ 'x-country-code': 'KZ' });
  const html = await (
    await request.get(`${site.url}/about-us`, { headers: { 'x-country-code': 'KZ' } })
  ).text();
  expect(html).not.toMatch(/promo-|promoTop|data-promo|erid[:=]|Рекламодатель/);
  const requested: string[] = [];
  page.on('request', (one) => void requested.push(one.url()));
  await open(page);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(6000);
  await expect(page.locator('[data-promo]')).toHaveCount(0);
  expect(requested.filter((url) => /promo/.test(url))).toEqual([]);
});

test('without scripts no space is reserved', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/privacy-policy`);
  await expect(page.locator('#promo-top')).toBeHidden();
  expect((await page.locator('header').first().boundingBox())?.y).toBe(0);
  await context.close();
});
