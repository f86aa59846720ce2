import { expect, test } from 'playwright/test';
import { watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { HockeyEvening } from '../../world/hockey-evening.ts';

test('a running match has its story on a rink, in the terms of hockey', async ({ page }) => {
  test.skip(!hasFeed(), 'the feed of this site cannot be written to');
  const evening = new HockeyEvening(7);
  await evening.begin();
  await evening.goal(12, 'Roman Dugarov', [
    { minute: 4, second: 10, side: 'away', outcome: 'on_target', dx: 9, dy: 3 },
    { minute: 12, second: 0, side: 'home', outcome: 'goal', player: 'Roman Dugarov', dx: 4, dy: 1 },
    { minute: 30, second: 5, side: 'home', outcome: 'blocked', dx: 15, dy: -4 },
  ]);
  await evening.stands({
    periods: [
      [1, 0],
      [0, 0],
    ],
    liveState: 'P2:12:00',
  });
  const { problems } = watch(page);
  await page.goto(`/hockey/Results?timestamp=${evening.start}`);
  const row = page.getByRole('link', { name: new RegExp(`^${evening.home()} – `) });
  await row.click();
  await expect(page.getByRole('heading', { name: 'Как идёт матч' })).toBeVisible();
  await expect(
    page.getByText(/Сейчас 1:0; последний гол\s— на 13-й минуте: Р\. Дугаров\. .*броски 2:1, xG/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Карта бросков' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: `${evening.home()}: бросков 2, в створ 1, голов 1` }),
  ).toBeVisible();
  expect(problems).toEqual([]);
});
