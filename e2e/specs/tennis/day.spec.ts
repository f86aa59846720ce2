import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { TennisWeek } from '../../world/tennis-week.ts';

/** A match of the world's day that has not begun, and its two prices. */
async function pricedMatch(page: Page): Promise<{ link: string; odds: string[] }> {
  const reply = await page.request.get('/api/tennis/results/page');
  interface Wire {
    '1': number;
    '3': string;
    '5'?: (number | null)[];
  }
  const { data } = (await reply.json()) as { data: { leagues: { matches: Wire[] }[] } };
  const matches = data.leagues.flatMap((league) => league.matches);
  const found = matches.find((one) => one['1'] === 1 && one['5']?.every((price) => price !== null));
  if (!found) throw new Error('no match of tennis to come has prices');
  return { link: found['3'], odds: (found['5'] ?? []).map((price) => Number(price).toFixed(2)) };
}

test('a day of tennis shows sets and odds, has tabs in the address and does not scroll horizontally', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.goto('/tennis');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Результаты тенниса/);
  const over = page.locator('main section li.f > a.r').first();
  await expect(over).toHaveAccessibleName(/, \d:\d, по сетам \d:\d/);
  const { link, odds } = await pricedMatch(page);
  const priced = page.locator('main section li', { has: page.locator(`a.r[href$="${link}"]`) });
  await expect(priced.locator('.od')).toHaveText(odds);
  await page.getByRole('link', { name: /Завершены/ }).click();
  await expect(page).toHaveURL(/tab=finished/);
  await expect(page.locator('main section li.s:visible')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('days, matches, points and the rounds of a draw are links', async ({ page }) => {
    await page.goto('/en/tennis');
    await page.getByRole('link', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/timestamp=/);
    await page.locator('main section li.f > a.r').first().press('Enter');
    await expect(page.getByRole('heading', { name: 'Points by game' })).toBeVisible();
    await page.locator('details').last().locator('summary').click();
    await page.getByRole('link', { name: 'Draw', exact: true }).click();
    await expect(page.getByRole('region', { name: /draw$/ })).toBeVisible();
    await expect(page.locator('.slot[aria-current]')).toHaveCount(1);
  });
});

test('open tabs receive points and sets without a reload; retirements and walkovers are distinguished', async ({
  page,
  context,
}) => {
  test.skip(!hasFeed(), 'the feed of this site cannot be written to');
  const week = new TennisWeek(0);
  await week.begin();
  const { problems } = watch(page);
  const listening = (of: typeof page) =>
    of.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok());
  const connected = listening(page);
  await page.goto(`/tennis?timestamp=${week.noon}`);
  await connected;
  const row = page.getByRole('link', { name: new RegExp(`^${week.player(1)} – `) });
  const match = await context.newPage();
  const second = listening(match);
  await match.goto((await row.getAttribute('href')) ?? '');
  await second;

  await week.play(
    1,
    [
      [6, 4],
      [2, 3],
    ],
    ['30', '40'],
  );
  await expect(row).toHaveAccessibleName(
    /, 1:0, по сетам 6:4, 2:3, в гейме 30:40, подаёт .* 1, 2-й сет, Брейк-пойнт/,
  );
  const board = match.locator('header table');
  await expect(board.getByRole('row', { name: new RegExp(week.player(1)) })).toContainText(
    'подаёт',
  );
  await expect(match.getByText(/Подаёт .* 1, 30:40/)).toBeVisible();
  await match.getByRole('link', { name: 'Очки', exact: true }).click();
  await expect(match.getByText('30:30')).toBeVisible();

  await week.end(1, 9, [
    [6, 4],
    [2, 3],
  ]);
  await week.end(2, 8, []);
  await expect(row).toHaveAccessibleName(/по сетам 6:4, 2:3, Отказ/);
  // what a change does not contain is requested every 20 s at most, within 3 s
  const note = match.getByText(/^Отказ: .* 2\s— дальше проходит .* 1\./);
  await expect(note).toBeVisible({ timeout: 25_000 });
  const other = page.getByRole('link', { name: new RegExp(`^${week.player(3)} – `) });
  await expect(other).toHaveAccessibleName(/Неявка/);
  expect(problems).toEqual([]);
});
