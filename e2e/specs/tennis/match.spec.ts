import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

/** The first match of the day that was played to its end. */
async function openPlayed(page: Page, search = '', prefix = ''): Promise<string> {
  await page.goto(`${prefix}/tennis`);
  const rows = page.locator('main section li.f > a.r');
  const played = rows.and(page.locator(':not([aria-label*="Отказ"], [aria-label*="Неявка"])'));
  const link = await played.first().getAttribute('href');
  await page.goto(`${link}${search}`);
  await hydrated(page);
  return link ?? '';
}

const region = (page: Page) => page.getByRole('region', { name: /сетка$/ });

test('a match shows its points game by game and what they could decide, folds sets, and has serve statistics', async ({
  page,
}) => {
  const { problems } = watch(page);
  await openPlayed(page);
  await expect(page.getByRole('heading', { name: 'Разница очков' })).toBeVisible();
  await expect(page.getByRole('img', { name: /всего очков \d+|Очков сыграно/ })).toBeVisible();
  const games = page.locator('details[open] .game');
  expect(await games.count()).toBeGreaterThan(11);
  await expect(games.first().locator('li').first()).toHaveText(/^\d+:\d+/);
  // the newest game of a set is first: it has the point that ended the set or the match
  const sets = page.locator('details', { has: page.locator('.game') });
  const lastGameOf = (nth: number) => sets.nth(nth).locator('.game').first();
  await expect(lastGameOf(0).locator('li').last()).toHaveText(/^(\d+|Ad):(\d+|Ad) МПматчбол$/);
  await expect(lastGameOf(1).locator('li').last()).toHaveText(/^(\d+|Ad):(\d+|Ad) СПсетбол$/);
  const breaks = games.filter({ has: page.locator('.how .br') });
  const breakPoints = breaks.filter({ has: page.locator('li').getByText(/(брейк-пойнт|бол)$/) });
  expect(await breaks.count()).toBeGreaterThan(0);
  expect(await breakPoints.count()).toBe(await breaks.count());
  await sets.first().locator('summary').press('Enter');
  await expect(lastGameOf(0)).toBeHidden();
  await sets.first().locator('summary').press('Enter');
  await expect(lastGameOf(0)).toBeVisible();
  await expect(page.getByRole('row', { name: /Эйсы/ })).toBeVisible();
  // Opening the match aborts prefetches of the day before it.
  expect(problems.filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test('a finished match has the chances before it, the game that turned it, and ends at 100', async ({
  page,
}) => {
  await openPlayed(page);
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Шансы на победу по очкам' }),
  });
  await expect(card).toContainText(
    /До матча: .+ \d+\s%, .+ \d+\s% \(.+\)\. Перелом матча: \d-й сет, счёт \d:\d, .+ → \d+\s%\./,
  );
  const now = await card.locator('div > b').allTextContents();
  expect(now.map((share) => Number.parseInt(share, 10)).toSorted((a, b) => a - b)).toEqual([
    0, 100,
  ]);
  await expect(page.locator('.game .how small').first()).toContainText(now[0] ?? '');
});

test('the draw scrolls by keyboard, and a slot opens its match', async ({ page }) => {
  await openPlayed(page, '?tab=draw&rounds=all');
  await page.setViewportSize({ width: 1_000, height: 900 });
  await region(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region(page).evaluate((pan) => pan.scrollLeft)).toBeGreaterThan(0);
  const other = region(page).locator('a.slot:not([aria-current])').first();
  const to = await other.getAttribute('href');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
});

test('a draw marks seeds, qualifiers, wild cards and byes', async ({ page, request }) => {
  const day = await (await request.get('/api/tennis/results/page')).json();
  interface Match {
    '3': string;
  }
  const links: string[] = day.data.leagues.map(
    ({ matches: [one] }: { matches: Match[] }) => one?.['3'],
  );
  const draws = await Promise.all(
    links.map(async (link) => {
      const id = Number.parseInt(link, 10);
      const { data } = await (await request.get(`/api/tennis/events/draw/${id}`)).json();
      return { link, slots: data.rounds[0].slots as { isBye: boolean }[] };
    }),
  );
  const { link } = draws.find(({ slots }) => slots.some(({ isBye }) => isBye)) ?? {
    link: links[0],
  };
  await page.goto(`/tennis/events/${link}?tab=draw&rounds=all`);
  const marks = region(page).locator('small');
  await expect(marks.filter({ hasText: /^1$/ }).first()).toBeVisible();
  await expect(marks.filter({ hasText: /^Q/ }).first()).toHaveAttribute('title', /валификац/);
  await expect(marks.filter({ hasText: /^WC/ }).first()).toBeVisible();
  await expect(region(page).getByText('без соперника').first()).toBeVisible();
});

test('a phone shows one round of the draw at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlayed(page, '?tab=draw');
  const heads = region(page).getByRole('heading', { level: 3 });
  await expect(heads).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Круги' })
    .getByRole('link', { name: 'Финал' })
    .click();
  await expect(heads).toHaveText('Финал');
  await expect(page).toHaveURL(/round=F/);
  await page.goBack();
  await expect(heads).not.toHaveText('Финал');
});

test('earlier matches are filtered by court and downloaded as CSV', async ({ page }) => {
  await openPlayed(page, '?tab=matches&months=0&count=0');
  const rows = page.locator('main section li > a').filter({ hasText: ' · ' });
  const all = await rows.count();
  await page.getByLabel('Покрытие').selectOption({ label: 'Грунт' });
  await expect(page).toHaveURL(/court=2/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  for (const text of await rows.allTextContents()) expect(text).toContain('Грунт');
  await page.getByLabel('Покрытие').selectOption({ label: 'Любое' });
  await expect.poll(() => rows.count()).toBe(all);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Скачать CSV/ })
    .first()
    .click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n').length).toBeGreaterThan(1);
  expect(file).toMatch(/\d:\d/);
});

test('a match has a share image for sharing and linked data', async ({ page, request }) => {
  const link = await openPlayed(page, '', '/en');
  const image = page.locator('meta[property="og:image"]');
  const reply = await request.get(new URL((await image.getAttribute('content')) ?? '').pathname);
  expect(reply.headers()['content-type']).toBe('image/png');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  // a simulated match is no real event: it only has a path in the site
  expect(data.join('')).toContain('BreadcrumbList');
  expect(data.join('')).toContain(link);
});
