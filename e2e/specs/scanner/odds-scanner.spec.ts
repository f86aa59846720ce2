import { expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const PAGES = [
  ['/odds-scanner', 'Сканер коэффициентов', '/premium?source=odds-scanner'],
  ['/hockey/odds-scanner', 'Сканер коэффициентов', '/premium?source=odds-scanner'],
  ['/en/tennis/odds-scanner', 'Odds scanner', '/en/premium?source=odds-scanner'],
] as const;

for (const [address, title, premium] of PAGES) {
  test(`${address} shows everybody ten late rows from the server, the rest locked`, async ({
    page,
  }) => {
    const html = await (await page.request.get(address)).text();
    const [, body = ''] = html.split('<tbody>');
    const rows = body.split('</tbody>')[0]?.match(/<tr/g) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(10);
    const seen = watch(page);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const templates = page.getByRole('navigation', { name: /Шаблоны сканера|Scanner templates/ });
    await expect(templates.locator(`a[href="${premium}"]`)).toHaveCount(6);
    await page.setViewportSize({ width: 320, height: 700 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    expect(seen.problems).toEqual([]);
  });
}

for (const search of ['?template=4', '?filter=1&min=2', '?sort=5']) {
  test(`${search} has to be paid for: the way leads to premium`, async ({ request }) => {
    const answer = await request.get(`/odds-scanner${search}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/premium?source=odds-scanner');
  });
}

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('narrows by a filter that is an address, opens a row, passes it on', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/odds-scanner');
    await hydrated(page);
    expect(seen.problems).toEqual([]);
    const least = page.getByRole('textbox', { name: 'Коэффициент от' });
    await least.fill('3');
    await least.press('Enter');
    await expect(page).toHaveURL(/filter=1.*min=3/);
    await expect(page.getByRole('link', { name: 'Убрать условие: Кэф от 3.00' })).toBeVisible();
    const prices = page.locator('tbody td:nth-child(5)');
    await expect
      .poll(async () => Math.min(...(await prices.allInnerTexts()).map(Number)))
      .toBeGreaterThanOrEqual(3);
    const opening = page.locator('tbody td:nth-child(3) a').first();
    await opening.focus();
    await opening.press('Enter');
    await expect(page).toHaveURL(/open=\d+~/);
    await expect(page.getByRole('list', { name: 'Что сделали букмекеры' })).toBeVisible();
    const again = await page.context().newPage();
    await again.goto(page.url());
    await expect(again.getByRole('list', { name: 'Что сделали букмекеры' })).toBeVisible();
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
      await expect(page.getByRole('list', { name: 'What the bookmakers did' })).toBeVisible();
      await page.getByRole('link', { name: /New lines/ }).click();
      await expect(page).toHaveURL(/\?template=7$/);
    });
  });
});
