import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';

test('the language switch leads to the same page in the other language', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('?tab=finished');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/en\/Results\?tab=finished/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(results.heading).toHaveText('Soccer results');
  // users retain the names they chose
  const tips = page.locator('main aside li');
  await tips.evaluateAll((items) => {
    for (const item of items) item.remove();
  });
  expect(await page.locator('main').innerText()).not.toMatch(/[А-Яа-яЁё]{3}/);
});

test('a page has hreflang and canonical links', async ({ request }) => {
  const html = await (await request.get('/en/Results')).text();
  expect(html).toMatch(/hreflang="ru"/i);
  expect(html).toMatch(/rel="canonical"/);
});

test('addresses are redirected to their canonical form, unknown ones are 404', async ({
  request,
}) => {
  const follow = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return [reply.status(), reply.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')];
  };
  expect(await follow('/ru/Results')).toEqual([301, '/Results']);
  expect(await follow('/results')).toEqual([301, '/Results']);
  expect(await follow('/ru')).toEqual([301, '/']);
  expect((await follow('/'))[0]).toBe(200);
  expect((await request.get('/de/Results')).status()).toBe(404);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
