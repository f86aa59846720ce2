import { expect, test } from 'playwright/test';
import { shiftOf } from '../../pages/shift-of.ts';
import { hydrated } from '../../pages/watched-page.ts';

test('the page hydrates with at most four scripts, each loaded once', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  const untilAlive = await page.evaluate(() => {
    const alive = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < alive)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(untilAlive.length).toBeGreaterThan(0);
  expect(new Set(untilAlive).size).toBe(untilAlive.length);
  expect(untilAlive.length).toBeLessThanOrEqual(4);
});

for (const address of ['/Results', '/', '/leaderboard', '/login', '/en/Results']) {
  test(`${address} has the styles it shows in its head, the sheets that follow change nothing`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('head link[rel=stylesheet][media=all]')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    const [whole, own] = await page.evaluate(() => {
      const boxes = () =>
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontWeight } = getComputedStyle(element);
          return [element.tagName, x, y, width, height, color, backgroundColor, fontWeight].join();
        });
      const withSheets = boxes();
      for (const link of document.querySelectorAll('head link[rel=stylesheet]')) link.remove();
      return [withSheets, boxes()];
    });
    expect(own?.length).toBeGreaterThan(50);
    expect(own).toEqual(whole);
  });
}

test('the page does not shift during hydration', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('a click during hydration opens its link without a new document', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function early(
      this: EventTarget,
      ...given: Parameters<typeof listen>
    ) {
      listen.apply(this, given);
      if (given[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      setTimeout(() => {
        const wasAlive = performance.getEntriesByName('hydrated').length > 0;
        Object.assign(window, { wasAlive });
        document.querySelector<HTMLElement>('main section li a[href^="/Events/"]')?.click();
      });
    };
  });
  await page.goto('/Results');
  await expect(page).toHaveURL(/\/Events\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ – /);
  // set in this document: a new one would not have it
  expect(await page.evaluate(() => (window as unknown as { wasAlive?: boolean }).wasAlive)).toBe(
    false,
  );
});

test('a visit is counted, and a guest keeps the assigned id', async ({ page, context }) => {
  const visited = page.waitForRequest((request) => request.url().endsWith('/api/statistics'));
  await page.goto('/Results');
  const sent = await visited;
  expect(JSON.parse(sent.postData() ?? '{}')).toMatchObject({ event_type: 'page_view' });
  await page.waitForLoadState('networkidle');
  const guest = (await context.cookies()).find(({ name }) => name === 'guest_id');
  expect(guest?.httpOnly).toBe(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect((await context.cookies()).find(({ name }) => name === 'guest_id')?.value).toBe(
    guest?.value,
  );
});

test('a page rendered in the zone of the country is corrected as soon as it runs', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto('/Results');
  const link = await page.locator('main section li a').first().getAttribute('href');
  await context.clearCookies();
  await page.goto(link ?? '');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ – /);
  const zone = page.getByRole('contentinfo').getByRole('button');
  await expect(zone).toHaveText(/New York/);
  await page.getByRole('banner').getByRole('link', { name: 'Результаты' }).click();
  await expect(zone).toHaveText(/New York/);
  expect(problems).toEqual([]);
  await context.close();
});
