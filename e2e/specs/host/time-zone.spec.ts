import { expect, test } from 'playwright/test';
import { shiftOf } from '../../pages/shift-of.ts';
import { hydrated } from '../../pages/watched-page.ts';

const footer = /Время: /;
const assumed = /<html[^>]* data-zone="assumed"/;

test.describe('a browser in Tokyo, before the site knows its zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('gets times of the country with a mark, and its own ones as soon as the page runs', async ({
    page,
    context,
    request,
  }) => {
    const html = await (await request.get('/Results')).text();
    expect(html).toMatch(assumed);
    expect(html).toMatch(/Время: Москва, UTC\+3/);
    await page.goto('/about-us');
    await hydrated(page);
    await expect(page.getByRole('button', { name: footer })).toHaveText(/UTC\+9/);
    await expect(page.locator('html[data-zone]')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    const zone = (await context.cookies()).find(({ name }) => name === 'timezone');
    expect(decodeURIComponent(zone?.value ?? '')).toBe('Asia/Tokyo');
    const next = await page.goto('/Results');
    expect(await next?.text()).not.toMatch(assumed);
  });

  test('on a slow phone hydrates what the server drew, then shows its own day', async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    const reloaded = page.waitForResponse((reply) => /\/api\/soccer\/.*results/i.test(reply.url()));
    await page.goto('/Results');
    await hydrated(page);
    await reloaded;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByRole('button', { name: footer })).toHaveText(/UTC\+9/);
    expect(problems).toEqual([]);
  });

  test('sees a day that begins at its own midnight', async ({ page }) => {
    const reloaded = page.waitForResponse((reply) => /\/api\/soccer\/.*results/i.test(reply.url()));
    await page.goto('/Results');
    await hydrated(page);
    expect((await reloaded).status()).toBe(200);
    await expect(page.getByRole('button', { name: footer })).toHaveText(/UTC\+9/);
  });
});

test('a browser in the zone of the country confirms it: nothing is loaded again', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (/\/api\/soccer\/.*results/i.test(sent.url())) calls.push(sent.url());
  });
  await page.goto('/Results');
  await hydrated(page);
  await expect(page.locator('html[data-zone]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});
