import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

test('/status/remotes shows what runs, without scripts on a phone, and is not indexed', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const reply = await page.goto('/status/remotes');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Части сайта');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const row = page.getByRole('row', { name: /Футбол/ });
  await expect(row).toContainText('пройдена');
  await expect(row).toContainText(/\d+\.\d+\.\d+/);
  await expect(page.getByText('1 модуль совместим с оболочкой.')).toBeVisible();
  await context.close();
});

test('the page made by the server requests nothing again; from another page it is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('status/remotes')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/status/remotes');
  await hydrated(page);
  await expect(page.getByRole('row', { name: /Soccer/ })).toContainText('passed');
  expect(asked).toEqual(['/en/status/remotes']);
  await page.goto('/en/status');
  await hydrated(page);
  await page.getByRole('link', { name: "Versions of this site's parts" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts of the site');
  await expect(page.getByRole('row', { name: /Soccer/ })).toContainText('passed');
  expect(asked.slice(1)).toEqual(['/api/status/remotes']);
});

test('programs get the same as JSON, and no path of the server', async ({ page, request }) => {
  await page.goto('/status/remotes');
  await page.getByRole('link', { name: /JSON/ }).click();
  await expect(page).toHaveURL(/\/status\/remotes\.json$/);
  const text = await (await request.get('/status/remotes.json')).text();
  expect(JSON.parse(text)).toMatchObject({ remotes: [{ name: 'soccer', refused: null }] });
  expect(text).not.toMatch(/\/(?:tmp|home|work|data)\//);
});
