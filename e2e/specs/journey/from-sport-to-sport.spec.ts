import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const WARM_BYTES = 13 * 1024;

const sports = [
  { name: 'Hockey', messages: /hockey.*messages-en/, url: /\/en\/hockey$/, title: 'Hockey today' },
  {
    name: 'Tennis',
    messages: /tennis.*messages-en/,
    url: /\/en\/tennis$/,
    title: 'Tennis results',
  },
];

for (const { name, messages, url, title } of sports)
  test(`the header link to ${name} keeps the language and loads at most 13 KB of scripts`, async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto('/en/Results');
    await hydrated(page);
    // what is prefetched once the page is idle
    await page.waitForFunction(
      (source) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => new RegExp(source).test(entry.name)),
      messages.source,
    );
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const before = await page.evaluate(() => performance.now());
    const link = page.locator('header').getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(link).toHaveAttribute('aria-current', 'true');
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
    // live and the sidebar load late, also the sidebar of the previous page
    const needed = scripts.filter(({ path }) => !/\/live\.|\/soccer\//.test(path));
    expect(needed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(WARM_BYTES);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(seen.problems).toEqual([]);
  });
