import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

// A message that a page reads without having it renders everything on the page a second time.
for (const address of [
  '/',
  '/Results',
  '/en/Results',
  '/Tournaments',
  '/math-analysis',
  '/value-trends',
  '/feed',
  '/hockey',
  '/hockey/Results',
  '/tennis',
  '/odds-scanner',
  '/search-tips-and-cappers',
  '/leaderboard',
  '/premium',
  '/login',
]) {
  test(`${address} has every message that it reads by itself`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    // the other messages are the last thing an idle page loads
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('frame-messages')),
    );
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    );
    expect(marks).toContain('hydrated');
    expect(marks.filter((name) => name.startsWith('missing message'))).toEqual([]);
  });
}
