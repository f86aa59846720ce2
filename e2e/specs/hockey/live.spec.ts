import { expect, type Page, test } from 'playwright/test';
import { watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { HockeyEvening } from '../../world/hockey-evening.ts';

test('open tabs receive period, minute, power play and overtime without a reload', async ({
  page,
  context,
}) => {
  test.skip(!hasFeed(), 'the feed of this site cannot be written to');
  const evening = new HockeyEvening(1);
  await evening.begin();
  const { problems } = watch(page);
  const listening = (of: Page) =>
    of.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok());
  const connected = listening(page);
  await page.goto(`/hockey/Results?timestamp=${evening.start}`);
  await connected;
  const row = page.getByRole('link', { name: new RegExp(`^${evening.home()} – `) });
  const match = await context.newPage();
  const second = listening(match);
  await match.goto((await row.getAttribute('href')) ?? '');
  await second;
  const head = match.locator('main header').first();

  await evening.penalty(31, 'Roman Dugarov');
  await evening.stands({
    periods: [
      [1, 0],
      [0, 1],
    ],
    liveState: 'P2:11:42',
    secondLine: '5x4:1:18',
  });
  await expect(row).toHaveAccessibleName(/, 1:1, .*31:42 · 2-й период/);
  await expect(head).toContainText('31:42 · 2-й период');
  await expect(match.getByText(`${evening.home()} в большинстве 5×4, ещё 1:18`)).toBeVisible();
  // the change has the numbers; the name comes with the reloaded head
  await expect(head.getByText('Штраф: Р. Дугаров, 31:00')).toBeVisible();

  await evening.stands({
    periods: [
      [1, 0],
      [0, 1],
    ],
    liveState: 'INT2',
  });
  await expect(row).toHaveAccessibleName(/Перерыв после 2-го периода/);
  await expect(match.getByText(/в большинстве/)).toHaveCount(0);

  await evening.stands({
    periods: [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    extra: [1, 0],
  });
  await expect(row).toHaveAccessibleName(/, 2:1/);
  await expect(page.locator('main li', { has: row })).toContainText('Овертайм');
  await expect(head).toContainText('ОТ 1:0');
  expect(problems).toEqual([]);
});
