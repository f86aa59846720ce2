import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

test.describe('the main page', () => {
  for (const [path, title, popular, leagues] of [
    ['/', 'Футбол сегодня', 'Популярные матчи', 'Популярные турниры'],
    ['/en', 'Soccer today', 'Popular matches', 'Popular leagues'],
  ] as const) {
    test(`${path} is server-rendered in its language`, async ({ request }) => {
      const reply = await request.get(path);
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      for (const texts of [title, popular, leagues]) expect(html).toContain(texts);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(reply.headers()['etag']).toBeTruthy();
      const again = await request.get(path, {
        headers: { 'if-none-match': reply.headers()['etag'] ?? '' },
      });
      expect([200, 304]).toContain(again.status());
    });
  }

  test('a popular match opens, and going back returns to the main page', async ({ page }) => {
    const text: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') text.push(message.text());
    });
    await page.goto('/');
    await hydrated(page);
    const first = page.locator('main li > a[href^="/Events/"]').first();
    const address = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ – /);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Футбол сегодня');
    expect(text).toEqual([]);
  });
});

test.describe('favourites', () => {
  // above the list, or beside it where the screen is wide
  const starred = (on: Page) =>
    on.getByRole('region', { name: 'Избранное' }).getByRole('link', { name: / – / });

  test('a starred match is listed on the next visit and in the other tab', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const target = window as unknown as { shift: number };
      target.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          target.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/Results');
    await hydrated(page);
    const star = page.locator('main li button.st').first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const chip = starred(page);
    await expect(chip).toHaveCount(1);
    const address = await chip.getAttribute('href');

    const other = await context.newPage();
    await other.goto('/Results');
    await expect(starred(other)).toHaveAttribute('href', address ?? '');

    await page.reload();
    await expect(chip).toHaveAttribute('href', address ?? '');
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.01);

    await other.locator('main li button.st[aria-pressed=true]').first().click();
    await expect(chip).toHaveCount(0);
    await other.close();
  });
});
