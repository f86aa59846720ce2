import { launchOptions } from '@tipmark/chromium';
import { expect, test } from 'playwright/test';

// Playwright turns the memory of left pages off
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const PAGES = ['/', '/Results', '/hockey', '/tennis', '/leaderboard', '/odds-scanner', '/login'];

for (const address of PAGES) {
  test(`${address} is shown from memory when the visitor comes back from another site`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('data:text/html,<title>elsewhere</title>');
    // `goBack` waits for a load, which a page from memory does not have
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(new URL(address, baseURL).href);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    // and it is alive
    await page.locator('header a[href$="/about-us"], footer a[href$="/about-us"]').first().click();
    await expect(page).toHaveURL(/about-us/);
  });
}
