import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { untilMeasured } from '../../pages/bookmakers.ts';
import { followShifts } from '../../pages/shift-of.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { freePort } from '../../world/free-port.ts';
import { root } from '../../world/processes.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';

/** The offers of these bookmakers stay images; those of the others come in frames. */
const IMAGES = ['quartz', 'nordwind'];

let site: Site;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(path.join(tmpdir(), 'promo-bookmakers-'));
  const builtIn = path.join(root, 'packages/promo/src/config/default-promo.json');
  const file = JSON.parse(await readFile(builtIn, 'utf8')) as {
    offers: { readonly bookieName: string }[];
  };
  const offers = file.offers.map((offer) =>
    IMAGES.includes(offer.bookieName)
      ? offer
      : {
          ...offer,
          format: 'iframe',
          pathMob: '/frames/offer',
          pathDesktop: '/frames/offer',
          iframeMessage: 'close the banner',
        },
  );
  await writeFile(path.join(folder, 'promo.json'), JSON.stringify({ ...file, offers }));
  site = await startSite({
    PROMO_CONFIG: path.join(folder, 'promo.json'),
    PROMO_PORT: String(await freePort()),
  });
  await untilMeasured(site);
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await hydrated(page);
}

const offer = (page: Page) => page.locator('[data-promo="inline"]');

test('English bookmaker pages are fully in English, including the offer', async ({ page }) => {
  await open(page, '/en/bookmakers');
  await expect(page.locator('main')).toContainText('Line Seven');
  await expect(page.locator('main')).toContainText('25,000 ₽');
  await expect(page.locator('main')).not.toContainText(/[а-яё]/i);
  for (const bookmaker of ['rivalto', ...IMAGES]) {
    await open(page, `/en/bookmakers/${bookmaker}`);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/[а-яё]/i);
  }
});

test('on a bookmaker page a closed banner is replaced by a note until it is out of view', async ({
  page,
  context,
}) => {
  // no gift or chat in the corner covers the frame
  await context.addCookies([
    { name: 'promo_gift', value: String(Math.floor(Date.now() / 1000) - 60), url: site.url },
    { name: 'promo_chat_hidden', value: '1', url: site.url },
  ]);
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, '/bookmakers/rivalto');
  const slot = page.locator('[data-promo-inline]');
  const later = offer(page).locator('iframe').contentFrame().getByRole('button');
  await expect(later).toBeVisible();
  const shift = await followShifts(page);
  await later.click();
  await expect(slot).toHaveText('Реклама закрыта');
  await page.mouse.move(700, 200);
  const move = async (by: number) => {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(200);
  };
  const hasRoom = () => page.evaluate(() => 'promoCatfish' in document.documentElement.dataset);
  for (let step = 0; step < 20 && (await hasRoom()); step += 1) await move(100);
  await expect(slot).toBeHidden();
  expect(await shift()).toBeLessThanOrEqual(0.01);
});
