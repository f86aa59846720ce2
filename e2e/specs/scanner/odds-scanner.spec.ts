import { expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const PAGES = [
  ['/odds-scanner', 'Сканер коэффициентов', '/premium?source=odds-scanner'],
  ['/hockey/odds-scanner', 'Сканер коэффициентов', '/premium?source=odds-scanner'],
  ['/en/tennis/odds-scanner', 'Odds scanner', '/en/premium?source=odds-scanner'],
] as const;

for (const [address, title, premium] of PAGES) {
  test(`${address} server-renders up to ten delayed rows for guests, with locked templates`, async ({
    page,
  }) => {
    const html = await (await page.request.get(address)).text();
    const [, body = ''] = html.split('<tbody>');
    const rows = body.split('</tbody>')[0]?.match(/<tr(?! class="notice)/g) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(10);
    const seen = watch(page);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const templates = page.getByRole('navigation', { name: /Шаблоны сканера|Scanner templates/ });
    const locked = templates.locator(`a[href^="${premium}&next="]`);
    await expect(locked).toHaveCount(6);
    const next = encodeURIComponent(`${address}?template=2`);
    await expect(locked.first()).toHaveAttribute('href', `${premium}&next=${next}`);
    await page.setViewportSize({ width: 320, height: 700 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    expect(seen.problems).toEqual([]);
  });
}

for (const search of ['?template=4', '?filter=1&min=2', '?sort=5']) {
  test(`${search} redirects guests to premium`, async ({ request }) => {
    const answer = await request.get(`/odds-scanner${search}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const next = encodeURIComponent(`/odds-scanner${search}`);
    expect(answer.headers()['location']).toBe(`/premium?source=odds-scanner&next=${next}`);
  });
}

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('filters through the address, opens a row and can share it', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/odds-scanner');
    await hydrated(page);
    expect(seen.problems).toEqual([]);
    const least = page.getByRole('textbox', { name: 'Коэффициент от' });
    await least.fill('3');
    await least.press('Enter');
    await expect(page).toHaveURL(/filter=1.*min=3/);
    await expect(page.getByRole('link', { name: 'Убрать условие: Кэф 3.00–6.00' })).toBeVisible();
    const prices = page.locator('tbody td:nth-child(5)');
    await expect
      .poll(async () => Math.min(...(await prices.allInnerTexts()).map(Number)))
      .toBeGreaterThanOrEqual(3);
    const opening = page.locator('tbody td:nth-child(3) a').first();
    await opening.focus();
    await opening.press('Enter');
    await expect(page).toHaveURL(/open=\d+~/);
    await expect(page.getByRole('list', { name: 'Изменения по букмекерам' })).toBeVisible();
    const again = await page.context().newPage();
    await again.goto(page.url());
    await expect(again.getByRole('list', { name: 'Изменения по букмекерам' })).toBeVisible();
    expect(seen.problems).toEqual([]);
  });

  test('saves the filter as a template, renames it, and deletes it again', async ({ page }) => {
    await page.goto('/hockey/odds-scanner?filter=1&max=2.5&outcome=1');
    await hydrated(page);
    await page.getByRole('button', { name: 'Сохранить как шаблон' }).click();
    await page.getByLabel('Название шаблона').fill('Фавориты');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const template = page.getByRole('link', { name: 'Фавориты', exact: true });
    await expect(template).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('textbox', { name: 'Коэффициент до' })).toHaveValue('2.5');
    await page.getByRole('button', { name: 'Изменить шаблон' }).click();
    await page.getByLabel('Название шаблона').fill('Явные фавориты');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    const renamed = page.getByRole('link', { name: 'Явные фавориты', exact: true });
    await expect(renamed).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Удалить шаблон' }).click();
    await page.locator('form').getByRole('button', { name: 'Удалить шаблон' }).click();
    await expect(renamed).toHaveCount(0);
    await expect(page).toHaveURL(/\/hockey\/odds-scanner$/);
  });

  test('sees no table wider than its card at any window width', async ({ page }) => {
    await page.goto('/odds-scanner?filter=1');
    await hydrated(page);
    for (const width of [360, 992, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [inside, available] = await page
        .locator('main table')
        .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
      expect([width, inside]).toEqual([width, Math.min(inside, available)]);
    }
  });

  test('opens the filter on a phone as a sheet with the number of results', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/odds-scanner?filter=1');
    await hydrated(page);
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтр' });
    await sheet.getByRole('textbox', { name: 'Коэффициент от' }).fill('3');
    await sheet.getByRole('textbox', { name: 'Коэффициент от' }).press('Enter');
    await expect(page).toHaveURL(/min=3/);
    const show = sheet.getByRole('button', { name: /^Показать \d/ });
    const count = (await show.innerText()).replace(/\D/g, '');
    await show.click();
    await expect(sheet).toHaveCount(0);
    const found = page.getByText(/исход(а|ов)? в /).first();
    expect((await found.innerText()).replace(/ исход.*/, '').replace(/\D/g, '')).toBe(count);
  });

  test('moves from row to row by arrow keys, opens one by Enter and closes it by Escape', async ({
    page,
  }) => {
    await page.goto('/odds-scanner?filter=1');
    await hydrated(page);
    const openers = page.locator('tbody td a[aria-expanded]');
    await openers.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(openers.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/open=/);
    await expect(page.locator('tbody td a[aria-expanded=true]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/open=/);
  });

  test('sees the record of a template’s alerts, with a link to the method', async ({ page }) => {
    await page.goto('/odds-scanner?template=3');
    await hydrated(page);
    await page.getByRole('button', { name: 'Результаты оповещений' }).click();
    await expect(page.getByText(/ещё не ушло ни одного письма/)).toBeVisible();
    await page.getByRole('link', { name: 'Как это посчитано' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Как считается история шаблона',
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the filter is a form, templates and details are links', async ({ page }) => {
      await page.goto('/en/odds-scanner');
      await page.getByRole('textbox', { name: 'Odds from' }).fill('3');
      await page.getByRole('checkbox', { name: /^Totals/ }).check();
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/filter=1.*min=3.*outcome=3/);
      await expect(page.locator('tbody td:nth-child(3)').first()).toHaveText(/Over|Under/);
      await page.locator('tbody td:nth-child(3) a').first().click();
      await expect(page.getByRole('list', { name: 'Moves by bookmaker' })).toBeVisible();
      await page.getByRole('link', { name: /Lines opened in the last 6 hours/ }).click();
      await expect(page).toHaveURL(/\?template=7$/);
    });
  });
});

test('the method of records is server-rendered and open to everyone', async ({ request }) => {
  const html = await (await request.get('/en/odds-scanner?method=1')).text();
  expect(html).toContain('How template records are calculated');
  expect(html).toContain('CLV = (price');
});
