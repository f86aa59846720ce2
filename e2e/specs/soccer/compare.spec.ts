import { expect, type Page } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

async function twoTeams(page: Page): Promise<readonly string[]> {
  const list = await (await page.request.get('/Teams')).text();
  const links = [...list.matchAll(/href="\/Teams\/(\d[^"?#]*)"/g)].map(([, link = '']) => link);
  return [...new Set(links)].slice(0, 2);
}

test('two teams beside each other come from the server, and are taken over as they are', async ({
  page,
}) => {
  const [first, second] = await twoTeams(page);
  const address = `/compare?a=${first}&b=${second}`;
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('Очные встречи');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/compare\?a=\d/);
  const seen = watch(page);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('row', { name: /^[\d,–]+ Голы [(\d–]/ })).toBeAttached();
  await page.setViewportSize({ width: 320, height: 700 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
  expect(seen.problems).toEqual([]);
});

test('the same team twice, and one that does not exist, leave a form with a message', async ({
  page,
}) => {
  const [first] = await twoTeams(page);
  await page.goto(`/compare?a=${first}&b=${first}`);
  await expect(page.getByText('Это одна и та же команда')).toBeVisible();
  await page.goto(`/compare?a=${first}&b=999999999-x`);
  await expect(page.getByText('Такой команды в этом виде спорта нет')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a name sent by the form is answered by links', async ({ page }) => {
    const [first, second] = await twoTeams(page);
    const name = (second ?? '').split('-')[1] ?? '';
    await page.goto(`/en/compare?a=${first}`);
    await page.getByRole('searchbox', { name: 'Second team' }).fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect(found.first()).toHaveAttribute('href', new RegExp(`a=${first}&b=\\d`));
  });
});
