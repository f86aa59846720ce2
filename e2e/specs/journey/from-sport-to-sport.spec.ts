import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const WARM_BYTES = 13 * 1024;

test('the header leads to another sport in the same language, and little is loaded for it', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/en/Results');
  await hydrated(page);
  // what is fetched ahead once the page has nothing else to do
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /hockey.*words-en/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const before = await page.evaluate(() => performance.now());
  const hockey = page.locator('header').getByRole('link', { name: 'Hockey' });
  await hockey.click();
  await expect(page).toHaveURL(/\/en\/hockey$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hockey today');
  await expect(hockey).toHaveAttribute('aria-current', 'true');
  const scripts = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since)
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    before,
  );
  expect(scripts.filter(({ path }) => /data-layer|late-libraries|main/.test(path))).toEqual([]);
  const needed = scripts.filter(({ path }) => !/\/live\./.test(path));
  expect(needed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(WARM_BYTES);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(seen.problems).toEqual([]);
});
