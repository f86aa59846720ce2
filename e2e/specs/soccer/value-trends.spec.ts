import { expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

test('a guest is led to the premium page, in their language, and told why', async ({ request }) => {
  for (const [path, place] of [
    ['/value-trends', '/premium?source=value-trends'],
    ['/en/value-trends', '/en/premium?source=value-trends'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()).toMatchObject({ location: place, 'cache-control': 'no-store' });
  }
});

test('the main page shows everybody the first few', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: /выше вероятности/ });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1)).toContainText(/\d+ из \d+/);
});

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('the main page shows a subscriber five, drawn by the server', async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    const [table = ''] =
      /<table[^>]*>(?:(?!<\/table>).)*выше вероятности.*?<\/table>/s.exec(html) ?? [];
    expect(table.match(/<tr/g)).toHaveLength(6);
    await page.goto('/');
    await hydrated(page);
    const rows = page.getByRole('table', { name: /выше вероятности/ }).getByRole('row');
    await expect(rows).toHaveCount(6);
  });

  test('a subscriber sees them all: taken over as drawn, narrowed by a form, a match away', async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto('/value-trends');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тренды с перевесом');
    const rows = page.getByRole('main').getByRole('row');
    expect(await rows.count()).toBeGreaterThan(3);
    expect(seen.problems).toEqual([]);
    await page.getByRole('combobox', { name: 'Исходы' }).selectOption({ label: 'Тоталы' });
    await expect(page).toHaveURL(/category=3/);
    await expect(rows.nth(1)).toContainText(/Т[БМ] \d/);
    await rows.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/Events\/.*tab=trends/);
  });
});
