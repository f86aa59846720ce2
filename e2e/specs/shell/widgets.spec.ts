import { expect, type Page, test } from 'playwright/test';
import { shiftOf } from '../../pages/shift-of.ts';

const HOST = 'https://host.example';

/** A page of another site with the strictest policy that allows this one. */
async function openHost(page: Page, site: string, body: string): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${site}; frame-src ${site}`,
      },
      body: `<!doctype html><html lang="en"><title>Host</title><p>Before</p>${body}<p id="after">After</p>`,
    }),
  );
  await page.goto(`${HOST}/page`);
  return violations;
}

async function leaguePath(page: Page): Promise<string> {
  await page.goto('/Tournaments');
  const link = page.locator('main a[href^="/Tournaments/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

test('one script tag shows a table in a page with a strict policy, without moving it', async ({
  page,
  baseURL = '',
}) => {
  const league = await leaguePath(page);
  const tag = `<script async src="${baseURL}/w.js" data-page="${league}" data-show="table" data-rows="5" data-lang="en" title="Table"></script>`;
  const violations = await openHost(page, baseURL, tag);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('row')).toHaveCount(6);
  await expect(frame.getByRole('columnheader', { name: 'Team' })).toBeVisible();
  const height = await page.locator('iframe').evaluate((element) => element.clientHeight);
  const content = await frame.locator('body').evaluate((element) => element.clientHeight);
  expect(height).toBe(content);
  expect(await shiftOf(page)).toBe(0);
  expect(violations).toEqual([]);
  expect(await page.context().cookies(HOST)).toEqual([]);
});

test('a frame without any script shows the matches of a league in both schemes', async ({
  browser,
  page,
  baseURL = '',
}) => {
  const league = await leaguePath(page);
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/embed${league}?rows=3`);
  await expect(plain.getByRole('listitem')).toHaveCount(3);
  const background = await plain.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).not.toBe('rgb(255, 255, 255)');
  await context.close();
});
