import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

async function openFirst(page: Page, prefix = ''): Promise<string> {
  await page.goto(`${prefix}/Results`);
  const link = await page.locator('main section li a.r').first().getAttribute('href');
  await page.goto(`${link}?tab=odds`);
  await hydrated(page);
  return link ?? '';
}

const contentOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test.describe('the share button of a match', () => {
  test('copies the address of the match without the selected tab', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    const link = await openFirst(page);
    const seen = watch(page);
    await page.getByRole('button', { name: 'Поделиться матчем' }).click();
    await expect(page.getByText('Ссылка на матч скопирована')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(link, baseURL).href);
    expect(seen.problems).toEqual([]);
  });

  test('opens the share sheet of the device, and copies the address if that fails', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const target = window as unknown as { passed: object[]; errorCodes: boolean };
      target.passed = [];
      Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (what: object) => {
          target.passed.push(what);
          if (target.errorCodes) throw new DOMException('not now', 'NotAllowedError');
        },
      });
    });
    const link = await openFirst(page);
    const url = new URL(link, baseURL).href;
    const share = page.getByRole('button', { name: 'Поделиться матчем' });
    await share.click();
    const passed = () => page.evaluate(() => (window as unknown as { passed: object[] }).passed);
    expect(await passed()).toEqual([{ title: expect.stringContaining(' – '), url }]);
    await expect(page.getByText('Ссылка на матч скопирована')).toHaveCount(0);

    await page.evaluate(() => {
      (window as unknown as { errorCodes: boolean }).errorCodes = true;
    });
    await share.click();
    await expect(page.getByText('Ссылка на матч скопирована')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});

test.describe('the share image of a match', () => {
  for (const prefix of ['', '/en']) {
    test(`is linked in the head of ${prefix || '/ru'} pages, with its text and size`, async ({
      page,
      request,
    }) => {
      await openFirst(page, prefix);
      const address = (await contentOf(page, 'og:image')) ?? '';
      expect(new URL(address).pathname).toMatch(
        new RegExp(`^/pictures${prefix}/Events/\\d+-[\\w-]+\\.png$`),
      );
      const alt = await contentOf(page, 'og:image:alt');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(alt).toContain(heading);
      expect(alt).toContain(prefix === '' ? 'МСК' : 'Moscow');
      expect(alt).toContain('UTC');
      expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image');

      const reply = await request.get(address);
      expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(reply.headers()['cache-control']).toBe('public, max-age=604800');
      const png = await reply.body();
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
      expect(size).toEqual([
        await contentOf(page, 'og:image:width'),
        await contentOf(page, 'og:image:height'),
      ]);
      const again = await request.get(address, {
        headers: { 'if-none-match': reply.headers()['etag'] ?? '' },
      });
      expect(again.status()).toBe(304);
    });
  }

  test('of an unknown match is 404', async ({ request }) => {
    for (const path of ['2000000000-nobody', '0-x', 'nobody']) {
      expect((await request.get(`/pictures/Events/${path}.png`)).status()).toBe(404);
    }
  });
});
