import { expect, type Request } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const PAGES = [
  ['/search-tips-and-cappers', 'Поиск прогнозов и капперов'],
  ['/hockey/search-tips-and-cappers', 'Поиск прогнозов и капперов'],
  ['/en/tennis/search-tips-and-cappers', 'Tip and capper search'],
] as const;

for (const [address, title] of PAGES) {
  test(`${address} shows guests tips and cappers of presets`, async ({ page }) => {
    const html = await (await page.request.get(`${address}?tab=cappers`)).text();
    const [, body = ''] = html.split('<tbody>');
    expect(body.split('</tbody>')[0]?.match(/<tr/g)?.length ?? 0).toBeGreaterThan(0);
    const seen = watch(page);
    await page.goto(`${address}?sport=all`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page
        .getByRole('list', { name: /^(Прогнозы|Tips)$/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    expect(seen.problems).toEqual([]);
  });
}

for (const search of ['filter=1&min-roi=5', 'tab=cappers&filter=1&max-drawdown=15', 'sort=5']) {
  test(`?${search} redirects guests to premium, with the way back`, async ({ request }) => {
    const address = `/search-tips-and-cappers?${search}`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const { pathname, searchParams } = new URL(answer.headers()['location'] ?? '', 'http://site');
    expect([pathname, searchParams.get('source')]).toEqual(['/premium', 'search']);
    expect(searchParams.get('next')).toBe(address);
  });
}

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('filters through the address and can share it', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/search-tips-and-cappers?filter=1&sport=all');
    await hydrated(page);
    const least = page.getByRole('textbox', { name: 'Коэффициент прогноза: от' });
    await least.fill('2');
    await least.press('Enter');
    await expect(page).toHaveURL(/filter=1.*min-odds=2/);
    await expect(page.getByRole('link', { name: 'Убрать условие: Кэф от 2.00' })).toBeVisible();
    const taken = page.locator('dl > div:nth-child(2) dd');
    await expect
      .poll(async () => Math.min(...(await taken.allInnerTexts()).map(Number)))
      .toBeGreaterThanOrEqual(2);
    const again = await page.context().newPage();
    await again.goto(page.url());
    await expect(again.getByRole('textbox', { name: 'Коэффициент прогноза: от' })).toHaveValue('2');
    expect(seen.problems).toEqual([]);
  });

  test('a new search aborts the pending one, whose response is never shown', async ({ page }) => {
    await page.goto('/search-tips-and-cappers?filter=1&sport=all');
    await hydrated(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    const slow = { offline: false, latency: 4_000, downloadThroughput: -1, uploadThroughput: -1 };
    await browser.send('Network.emulateNetworkConditions', slow);
    const isSearch = (sent: Request) => sent.url().endsWith('/search-users-tips/parameters/tips');
    const dropped = page.waitForEvent('requestfailed', isSearch);
    const least = page.getByRole('textbox', { name: 'Коэффициент прогноза: от' });
    const searchFrom = async (odds: string) => {
      const sent = page.waitForRequest(isSearch);
      await least.fill(odds);
      await least.press('Enter');
      return sent;
    };
    const older = await searchFrom('3');
    const newer = await searchFrom('2');
    expect(await dropped).toBe(older);
    expect(older.failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect.poll(async () => (await newer.response())?.status()).toBe(200);
    await expect(page).toHaveURL(/min-odds=2/);
    await expect(page.getByRole('link', { name: 'Убрать условие: Кэф от 2.00' })).toBeVisible();
    expect(await older.response()).toBeNull();
  });

  test('saves a template, turns its alerts on and off, and deletes it', async ({ page }) => {
    await page.goto('/hockey/search-tips-and-cappers?tab=cappers&filter=1&min-tips=10');
    await hydrated(page);
    await page.getByRole('button', { name: 'Сохранить как шаблон' }).click();
    await page.getByLabel('Название шаблона').fill('Опытные');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const template = page.getByRole('link', { name: 'Опытные', exact: true });
    await expect(template).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Оповещения', exact: true }).click();
    await page.getByLabel('Тихие часы с').fill('23:00');
    await page.getByLabel('Тихие часы до').fill('08:00');
    await page.getByRole('button', { name: 'Включить оповещения' }).click();
    await expect(page.getByRole('status').getByText('Сохранено')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Оповещения: включены' }).click();
    await expect(page.getByLabel('Тихие часы до')).toHaveValue('08:00');
    await page.getByRole('button', { name: 'Удалить оповещения' }).click();
    await expect(page.getByRole('status').getByText('Оповещения удалены')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Оповещения', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Удалить шаблон' }).click();
    await page.locator('form').getByRole('button', { name: 'Удалить шаблон' }).click();
    await expect(template).toHaveCount(0);
    await expect(page).toHaveURL(/\/hockey\/search-tips-and-cappers\?tab=cappers$/);
  });

  test('goes to the first own template left after deleting one, and asks once for it', async ({
    page,
  }) => {
    await page.goto('/hockey/search-tips-and-cappers?tab=cappers&filter=1&min-tips=5');
    await hydrated(page);
    for (const name of ['Первый', 'Второй']) {
      await page.getByRole('button', { name: 'Сохранить как шаблон' }).click();
      await page.getByLabel('Название шаблона').fill(name);
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
    }
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/parameters/users')) searches.push(request.url());
    });
    await page.getByRole('button', { name: 'Удалить шаблон' }).click();
    await page.locator('form').getByRole('button', { name: 'Удалить шаблон' }).click();
    const first = page.getByRole('link', { name: 'Первый', exact: true });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/template=\d+/);
    expect(searches.length).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Удалить шаблон' }).click();
    await page.locator('form').getByRole('button', { name: 'Удалить шаблон' }).click();
    await expect(first).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the filter is a form, templates and pages are links', async ({ page }) => {
      await page.goto('/en/search-tips-and-cappers?tab=cappers');
      await page.getByRole('textbox', { name: 'Tips in the period: from' }).fill('3');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/tab=cappers.*filter=1.*min-tips=3/);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const tabs = page.getByRole('navigation', { name: 'What to search for' });
      await tabs.getByRole('link', { name: 'Tips', exact: true }).click();
      await expect(page).toHaveURL(/\/en\/search-tips-and-cappers$/);
    });
  });
});
