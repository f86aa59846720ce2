import { type APIRequestContext, expect } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

interface Trend {
  link: string;
  odds: number;
  of: number;
  claimedPercent: number;
}

/**
 * Matches that may be on a main page: those on the first page of the list and visible to guests.
 */
async function countOfHeadlines(request: APIRequestContext): Promise<number> {
  const read = async (path: string) => (await (await request.get(`/api${path}`)).json()).data;
  const { trends } = (await read('/page-soccer-value-trends/0/72/10/1.3/1/1/0')) as {
    trends: Trend[];
  };
  const { blocks } = (await read('/soccer/main/page')) as {
    blocks: { kind: number; items: Trend[] }[];
  };
  const teaser = blocks.find(({ kind }) => kind === 1)?.items ?? [];
  const headlines = [...trends, ...teaser].filter(
    ({ odds, of, claimedPercent }) => odds <= 6 && of >= 10 && claimedPercent <= 10,
  );
  return new Set(headlines.map(({ link }) => link)).size;
}

test('a guest gets at most three server-rendered rows and a link to premium', async ({ page }) => {
  for (const [path, premium] of [
    ['/value-trends', '/premium?source=value-trends'],
    ['/en/value-trends', '/en/premium?source=value-trends'],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const [, body = ''] = html.split('<tbody>');
    expect(body.split('</tbody>')[0]?.match(/<tr/g)?.length).toBeLessThanOrEqual(3);
    expect(html).toContain(premium.replace('&', '&amp;'));
  }
  const seen = watch(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Тренды' }).first().click();
  await expect(page).toHaveURL(/\/value-trends$/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  await expect(page.getByText(/по подписке/)).toBeVisible();
  expect(seen.problems).toEqual([]);
});

test('the main page shows guests the first three', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: /ближе всего к честной/ });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1)).toContainText(/\d+ из \d+/);
});

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('gets up to five server-rendered headlines on the main page', async ({ page }) => {
    const headlines = Math.min(5, await countOfHeadlines(page.request));
    expect(headlines).toBeGreaterThan(0);
    const html = await (await page.request.get('/')).text();
    const [table = ''] =
      /<table[^>]*>(?:(?!<\/table>).)*ближе всего к честной.*?<\/table>/s.exec(html) ?? [];
    expect(table.match(/<tr/g)).toHaveLength(1 + headlines);
    await page.goto('/');
    await hydrated(page);
    const rows = page.getByRole('table', { name: /ближе всего к честной/ }).getByRole('row');
    await expect(rows).toHaveCount(1 + headlines);
  });

  test('sees all trends, filters them by a form and opens a match', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/value-trends');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тренды по перевесу');
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
