import { expect, test } from 'playwright/test';
import { MatchPage } from '../../pages/match-page.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { LiveDay } from '../../world/live-day.ts';

test.skip(!hasFeed(), 'the feed of this site cannot be written to');

const saved = {
  minute: 9,
  side: 'away',
  outcome: 'on_target',
  player: 'Ivan Orlov',
  dx: 11,
  dy: 2,
};
const scored = {
  minute: 31,
  side: 'home',
  outcome: 'goal',
  player: 'Roman Dugarov',
  dx: 5.2,
  dy: 0,
};

test('a running match has a story, which follows the next shot', async ({ page }) => {
  const day = new LiveDay(6);
  await day.begin();
  const seen = watch(page);
  await new ResultsPage(page).open(`?timestamp=${day.noon}`);
  const link = await page
    .getByRole('link', { name: new RegExp(`^${day.home(0)} – `) })
    .getAttribute('href');
  await day.score(0, 1, 0, '1H:31');
  await day.goal(0, 31, 'Roman Dugarov', [saved, scored]);
  // the list has loaded the match ahead of its first goal, and a copy may be a second old
  await expect(async () => {
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: 'Как идёт матч' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(
    page.getByText('Сейчас 1:0; последний гол — на 31-й минуте: Р. Дугаров.'),
  ).toBeVisible();
  const map = page.getByRole('img', { name: `${day.home(0)}: ударов 1, в створ 1, голов 1` });
  await expect(map).toBeVisible();
  // the text form of the map
  await page.getByText('Показать числами').last().click();
  const rows = await new MatchPage(page).rowsOf('Карта ударов');
  expect(rows.map(([clock, , player, what]) => [clock, player, what])).toEqual([
    ["9'", 'И. Орлов', 'в створ'],
    ["31'", 'Р. Дугаров', 'гол'],
  ]);

  const missed = { minute: 40, side: 'home', outcome: 'off_target', dx: 20, dy: -8 };
  await day.goal(0, 40, 'Roman Dugarov', [saved, scored, missed]);
  await day.score(0, 2, 0, '1H:40');
  await expect(
    page.getByRole('img', { name: `${day.home(0)}: ударов 2, в створ 1, голов 1` }),
  ).toBeVisible();
  expect(seen.problems).toEqual([]);
});
