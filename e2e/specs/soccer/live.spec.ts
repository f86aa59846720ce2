import { expect, type Page, test } from 'playwright/test';
import { MatchPage } from '../../pages/match-page.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { type Watch, watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { LiveDay } from '../../world/live-day.ts';

test.skip(!hasFeed(), 'the feed of this site cannot be written to');

interface Opened {
  readonly results: ResultsPage;
  readonly seen: Watch;
}

/** The connection is open: events from now on are received. */
const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok());

async function openDay(page: Page, day: LiveDay, search = ''): Promise<Opened> {
  const seen = watch(page);
  const results = new ResultsPage(page);
  const connected = listening(page);
  await results.open(`?timestamp=${day.noon}${search}`);
  await connected;
  // the column beside the list has its match: requests from now on are caused by a change
  await expect(results.aside.getByRole('link', { name: 'Открыть матч' })).toBeVisible();
  seen.apiCalls.splice(0);
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  return { results, seen };
}

const row = ({ page }: ResultsPage, home: string) =>
  page.getByRole('link', { name: new RegExp(`^${home} – `) });

test('a goal appears in every open tab and on the match page without API calls', async ({
  context,
}) => {
  const day = new LiveDay(0);
  await day.begin();
  const tabs = [
    await openDay(await context.newPage(), day),
    await openDay(await context.newPage(), day),
  ];
  const page = await context.newPage();
  const seen = watch(page);
  const connected = listening(page);
  const link = await row((tabs[0] as Opened).results, day.home(0)).getAttribute('href');
  await page.goto(link ?? '');
  await connected;
  const match = new MatchPage(page);

  await day.score(0, 1, 0, '1H:12');
  for (const { results } of tabs) {
    await expect(row(results, day.home(0))).toHaveAccessibleName(/, 1:0, 12/);
  }
  await expect(match.heading).toHaveText(/1:0$/);
  await expect(page.getByRole('status').filter({ hasText: '1:0' })).toBeAttached();

  await day.score(0, 1, 1, '1H:13');
  for (const { results } of tabs) {
    await expect(row(results, day.home(0))).toHaveAccessibleName(/, 1:1, 13/);
    await expect(results.page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  }
  await expect(match.heading).toHaveText(/1:1$/);
  for (const { problems, apiCalls } of [...tabs.map((tab) => tab.seen), seen]) {
    expect(problems).toEqual([]);
    expect(apiCalls.filter((call) => /results|events/.test(call))).toEqual([]);
  }
});

test('a price changes in place, together with its direction', async ({ page }) => {
  const day = new LiveDay(1);
  await day.begin();
  const { results } = await openDay(page, day);
  const price = row(results, day.home(0)).locator('xpath=..').locator('.od').first();
  await expect(price).toHaveText('2.00');
  await day.price(0, 1_800, day.noon - 80_000);
  await expect(price).toHaveText('1.80');
  await expect(price).toHaveClass(/down/);
});

test('a match moves from tab to tab as it starts and ends', async ({ page }) => {
  const day = new LiveDay(2);
  await day.begin();
  const { results } = await openDay(page, day, '&tab=live');
  const count = async (tab: RegExp) =>
    Number(await results.tab(tab).locator('small').textContent());
  const finished = await count(/Завершены/);
  await expect(row(results, day.home(1))).toBeHidden();
  await day.score(1, 0, 0, '1H:1');
  await expect(row(results, day.home(1))).toBeVisible();

  // a row under the pointer stays where it is, and shows the new data
  await row(results, day.home(1)).hover();
  await day.score(1, 2, 0);
  await expect(row(results, day.home(1))).toHaveAccessibleName(/, 2:0/);
  await expect(row(results, day.home(1))).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(row(results, day.home(1))).toBeHidden();
  await expect.poll(() => count(/Завершены/)).toBe(finished + 1);
});

test('an offline page shows the age of its data, then catches up', async ({ page, context }) => {
  const day = new LiveDay(3);
  await day.begin();
  const { results } = await openDay(page, day);
  await day.score(0, 0, 0, '1H:5');
  await expect(row(results, day.home(0))).toHaveAccessibleName(/0:0/);
  await context.setOffline(true);
  await expect(page.getByText(/нет связи, данные на/)).toBeVisible();
  await day.score(0, 3, 0, '2H:70');
  await context.setOffline(false);
  await expect(row(results, day.home(0))).toHaveAccessibleName(/, 3:0, 70/);
  await expect(page.getByText(/нет связи/)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the score at the time of rendering', async ({ page }) => {
    const day = new LiveDay(4);
    await day.begin();
    await day.score(0, 4, 2, '2H:80');
    await page.goto(`/Results?timestamp=${day.noon}`);
    const link = page.getByRole('link', { name: new RegExp(`^${day.home(0)} – `) });
    await expect(link).toHaveAccessibleName(/, 4:2, 80/);
    await link.click();
    await expect(new MatchPage(page).heading).toHaveText(/4:2$/);
  });
});
