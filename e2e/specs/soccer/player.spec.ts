import { expect, type Page } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const noKeys = async (page: Page) =>
  expect(await page.locator('main').textContent()).not.toMatch(/teamPlayer\.|stats\./);

async function leagueLink(page: Page): Promise<string> {
  const list = await (await page.request.get('/Tournaments')).text();
  const links = [...list.matchAll(/href="(\/Tournaments\/\d[^"?#]*)"/g)].map(
    ([, link = '']) => link,
  );
  for (const link of links) {
    const scorers = await (await page.request.get(`${link}?tab=scorers`)).text();
    if (scorers.includes('/Players/')) return link;
  }
  throw new Error('no league of the world has scorers');
}

test('a scorer has a page with his goals of the season, a team and his matches', async ({
  page,
}) => {
  const league = await leagueLink(page);
  const seen = watch(page);
  await page.goto(`${league}?tab=scorers`);
  await hydrated(page);
  const row = page.locator('main tbody tr').first();
  const cells = await row.locator('td, th').allTextContents();
  const goals = cells[3];
  await row.locator('th a').first().click();
  await expect(page).toHaveURL(/\/Teams\/\d+[^/]*\/Players\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const season = page.getByRole('table', { name: 'По сезонам' }).locator('tbody tr').first();
  await expect(season).toBeVisible();
  const heads = await page
    .getByRole('table', { name: 'По сезонам' })
    .locator('thead th')
    .allTextContents();
  await expect(season.locator('th, td').nth(heads.indexOf('Г'))).toHaveText(goals ?? '');
  await expect(page.getByRole('table', { name: 'Последние матчи' })).toBeVisible();
  await noKeys(page);
  await page.locator('main header p a').first().click();
  await expect(page).toHaveURL(/\/Teams\/\d+[^/]*$/);
  expect(seen.problems).toEqual([]);
});

test('line-ups of a match lead to players, whose page is whole without scripts and in English', async ({
  page,
}) => {
  const day = await (await page.request.get('/Results')).text();
  const links = [...day.matchAll(/href="(\/Events\/\d[^"?#]*)"/g)].map(([, link = '']) => link);
  let player = '';
  for (const link of new Set(links)) {
    const squads = await (await page.request.get(`${link}?tab=squads`)).text();
    [, player = ''] = /href="(\/Teams\/[^"]+\/Players\/[^"]+)"/.exec(squads) ?? [];
    if (player !== '') break;
  }
  expect(player).not.toBe('');
  const html = await (await page.request.get(`/en${player}`)).text();
  expect(html).toMatch(/<html lang="en"[^]*<h1/);
  expect(html).toContain(`<link rel="canonical" href="`);
  expect(html).toMatch(/Season by season|No source names this player/);
  await page.goto(player);
  await hydrated(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
  const [team = ''] = /^\/Teams\/[^/]+/.exec(player) ?? [];
  expect((await page.request.get(`${team}/Players/nobody-of-that-name`)).status()).toBe(404);
});
