import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';

const LIGHT = 'rgb(243, 245, 248)';
const DARK = 'rgb(14, 19, 26)';

const background = (results: ResultsPage) =>
  results.page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('without a chosen theme the page follows the device', async ({ browser }) => {
  for (const [colorScheme, colour] of [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const) {
    const context = await browser.newContext({ colorScheme });
    const results = new ResultsPage(await context.newPage());
    await results.open();
    expect(await background(results)).toBe(colour);
    await context.close();
  }
});

test('a chosen theme is server-rendered and kept on the next visit; following the system removes its cookie', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  await page.getByLabel('Оформление').selectOption('dark');
  await expect.poll(() => background(results)).toBe(DARK);
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  // the code that stores it is fetched when it is needed
  await expect.poll(names).toContain('theme');
  const html = await (await page.request.get('/Results')).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  const later = new ResultsPage(await page.context().newPage());
  await later.open();
  expect(await background(later)).toBe(DARK);
  await expect(later.page.getByLabel('Оформление')).toHaveValue('dark');
  await later.page.close();
  await page.getByLabel('Оформление').selectOption('system');
  await expect.poll(names).not.toContain('theme');
});
