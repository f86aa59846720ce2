import { type APIRequestContext, expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const isReport = (request: { url(): string }) => request.url().endsWith('/page-reports');

/** What the server has counted of a page of the shell. */
async function counted(request: APIRequestContext, name: string): Promise<number> {
  const text = await (await request.get('/metrics')).text();
  const series = `${name}{page="aboutUs",remote="shell"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.slice(series.length) ?? 0,
  );
}

test('an error of a script is reported and counted, and the policy allows it', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) refusals.push(line.text());
  });
  const before = await counted(page.request, 'page_errors_total');
  await page.goto('/about-us');
  await hydrated(page);
  const reported = page.waitForRequest(isReport);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('of a test');
    });
  });
  expect((await (await reported).response())?.status()).toBe(204);
  expect(await counted(page.request, 'page_errors_total')).toBeGreaterThan(before);
  expect(refusals).toEqual([]);
});

test('how a page was to use is reported when it is left for another one', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const before = await counted(page.request, 'page_largest_paint_seconds_count');
  await page.goto('/about-us');
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('page-vitals')),
  );
  const reported = page.waitForRequest(isReport);
  await page.getByRole('main').getByRole('link', { name: 'Состояние сайта' }).click();
  expect((await (await reported).response())?.status()).toBe(204);
  for (const name of ['page_largest_paint_seconds_count', 'page_layout_shift_score_count']) {
    expect(await counted(page.request, name)).toBeGreaterThan(before);
  }
});
