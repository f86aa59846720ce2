import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { shiftOf } from '../../pages/shift-of.ts';

/** Pages of another site, with the strictest policy that allows this one. */
let host: Server;
let hostUrl = '';
let body = '';
let policy = '';

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><p>Before</p>${body}<p>After</p>`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});
test.afterAll(() => host.close());

/** Opens a page of the other site and collects what its policy refuses. */
async function openHost(page: Page, site: string, content: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  body = content;
  // `style-src-attr` is for the code of the page for developers, which reserves room
  const styles = content.includes(' style=') ? "; style-src-attr 'unsafe-inline'" : '';
  policy = `default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; script-src ${site}; frame-src ${site}${styles}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await page.goto(hostUrl);
  return errors;
}

async function leaguePath(page: Page): Promise<string> {
  await page.goto('/Tournaments');
  const link = page.locator('main a[href^="/Tournaments/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

test('one script tag shows a table in a page with a strict policy', async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const league = await leaguePath(page);
  const tag = `<script async src="${site}/w.js" data-page="${league}" data-show="table" data-rows="5" data-lang="en" title="Table"></script>`;
  const errors = await openHost(page, site, tag);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('row')).toHaveCount(6);
  await expect(frame.getByRole('columnheader', { name: 'Team' })).toBeVisible();
  const height = await page.locator('iframe').evaluate((element) => element.clientHeight);
  const content = await frame.locator('body').evaluate((element) => element.clientHeight);
  expect(height).toBe(content);
  expect(errors).toEqual([]);
  expect(await page.context().cookies(hostUrl)).toEqual([]);
});

test('the code of the page for developers moves nothing around it', async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const query = new URLSearchParams({ page: await leaguePath(page), show: 'table', rows: '6' });
  await page.goto(`/developers?${query.toString()}`);
  const preview = page.locator('#widgets iframe');
  // far down the page, a preview is loaded once it comes near
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.contentFrame().getByRole('row')).toHaveCount(7);
  const codes = await page.locator('#widgets pre').allTextContents();
  expect(codes).toHaveLength(2);
  for (const code of codes) {
    await openHost(page, site, code);
    await expect(page.frameLocator('iframe').getByRole('row')).toHaveCount(7);
    expect(await shiftOf(page)).toBe(0);
  }
});

test('a frame without any script shows the matches of a league in both schemes', async ({
  browser,
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const league = await leaguePath(page);
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const plain = await context.newPage();
  await plain.goto(`${site}/embed${league}?rows=3`);
  await expect(plain.getByRole('listitem')).toHaveCount(3);
  const background = await plain.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).not.toBe('rgb(255, 255, 255)');
  await context.close();
});
