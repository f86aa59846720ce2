import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

test('/status says what works, without scripts on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  expect((await page.goto('/status'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Состояние сайта');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const areas = page.getByRole('main').getByRole('listitem');
  await expect(areas).toHaveCount(4);
  await expect(areas.first()).toContainText('открываются сразу');
  await context.close();
});

test('it is linked on the page about the site and opens without a second request', async ({
  page,
}) => {
  await page.goto('/en/about-us');
  await hydrated(page);
  await page.getByRole('link', { name: 'Site status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site status');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/status')) asked.push(request.url());
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('updated').or(page.getByText('no updates yet'))).toBeVisible();
  expect(asked).toEqual([]);
});

test('monitors get the same as JSON', async ({ request }) => {
  const answer = await request.get('/status.json');
  expect([200, 503]).toContain(answer.status());
  const { state, areas } = await answer.json();
  expect(answer.status() === 503).toBe(state === 'down');
  expect(areas.map(({ area }: { area: string }) => area)).toEqual([
    'pages',
    'scores',
    'mail',
    'payments',
  ]);
});
