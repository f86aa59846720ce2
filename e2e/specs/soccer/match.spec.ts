import { expect, test } from 'playwright/test';
import { MatchPage } from '../../pages/match-page.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';
import {
  type FileRow,
  medianDown,
  openDataDir,
  type ResultPrices,
  SATURDAY,
  saturdayRows,
} from '../../world/saturday.ts';

const dir = openDataDir();

const line = (prices: readonly ResultPrices[], side: keyof ResultPrices): string =>
  medianDown(prices.map((price) => price[side])).toFixed(2);

test.describe('a real match of a Saturday in 2023', () => {
  test.skip(!dir, 'OPEN_DATA_DIR is not set');
  const row = (dir ? saturdayRows(dir) : []).find(({ home }) => home === 'Liverpool') as FileRow;

  test('is opened from the results and has the prices of its file', async ({ page }) => {
    const seen = watch(page);
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    await page.getByRole('link', { name: /^Ливерпуль – Эвертон/ }).click();
    await expect(page).toHaveURL(/\/Events\/\d+-liverpool-everton-2023-10-21$/);
    const match = new MatchPage(page);
    await expect(match.heading).toHaveText(
      `Ливерпуль – Эвертон, ${row.homeGoals}:${row.awayGoals}`,
    );
    const sides = ['home', 'draw', 'away'] as const;
    const expected = sides.map((side) => ({
      current: line(row.closing, side),
      first: line(row.first, side),
      closing: line(row.closing, side),
    }));
    expect(await match.prices()).toEqual(expected);
    expect(seen.problems).toEqual([]);
  });

  test('has the same odds history as a chart, as a table and by bookmaker', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    await page.getByRole('link', { name: /^Ливерпуль – Эвертон/ }).click();
    const match = new MatchPage(page);
    await match.tab(/Коэффициенты/).click();
    await expect(page).toHaveURL(/tab=odds/);
    const [first, closing] = [line(row.first, 'away'), line(row.closing, 'away')];
    await match.outcome('П2').click();
    await expect(match.chart).toHaveAccessibleName(`П2: первый ${first}, закрытие ${closing}`);

    const [siteLine, ...bookmakers] = await match.rowsOf('П2 по букмекерам');
    expect(siteLine?.slice(1, 3)).toEqual([first, closing]);
    const pairs = bookmakers.filter(([name]) => !/для справки|^Модель/.test(name ?? ''));
    const inFile = row.first.map(({ away }, index) => [
      away.toFixed(2),
      row.closing[index]?.away.toFixed(2),
    ]);
    expect(pairs.map((cells) => cells.slice(1, 3)).toSorted()).toEqual(inFile.toSorted());

    await page
      .getByRole('navigation', { name: 'Вид' })
      .getByRole('link', { name: 'Таблица' })
      .click();
    const rows = await match.rowsOf(/Как менялась цена/);
    expect(rows.map(([, price]) => price)).toEqual([closing, first]);
    // the file says which price closed, not when it was
    expect(rows.map(([time]) => time)).toEqual([
      'Закрытие, время неизвестно',
      'Первый, время неизвестно',
    ]);
  });

  test('shows totals of earlier matches, which filters narrow', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    await page.getByRole('link', { name: /^Ливерпуль – Эвертон/ }).click();
    const match = new MatchPage(page);
    await match.tab(/Матчи/).click();
    // eight rounds were played before that Saturday
    await expect(page.getByText('5 В – 2 Н – 1 П')).toBeVisible();
    await expect(page.getByText('голы 18:9')).toBeVisible();
    await page.getByLabel('Число матчей').selectOption('5');
    await expect(page).toHaveURL(/count=5/);
    await expect(
      page.locator('main ul').getByRole('link', { name: / (победа|ничья|поражение)$/ }),
    ).toHaveCount(10);
    await page.getByRole('checkbox', { name: 'Очные' }).check();
    await expect(page).toHaveURL(/h2h=1/);
    await expect(page.getByText('Под эти условия ни один матч не подошёл')).toBeVisible();
  });

  test('is permanently redirected from a wrong name; an unknown match is 404', async ({
    page,
    request,
  }) => {
    await page.goto(`/Results?timestamp=${SATURDAY.timestamp}`);
    const link = await page
      .getByRole('link', { name: /^Ливерпуль – Эвертон/ })
      .getAttribute('href');
    const [id = ''] = /\d+/.exec(link ?? '') ?? [];
    const moved = await request.get(`/Events/${id}-x?tab=odds`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers()['location']).toBe(`${link}?tab=odds`);
    expect((await request.get('/Events/2000000000-nobody')).status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and outcomes are links, filters are a form', async ({ page }) => {
    await page.goto('/Results');
    const link = await page.locator('main section li a.r').first().getAttribute('href');
    await page.goto(link ?? '');
    const match = new MatchPage(page);
    await match.tab(/Коэффициенты/).click();
    await expect(match.chart).toBeVisible();
    await match.outcome('X').click();
    await expect(match.chart).toHaveAccessibleName(/^X: первый/);
    await match.tab(/Матчи/).click();
    await page.getByRole('checkbox', { name: 'Без товарищеских' }).uncheck();
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page).toHaveURL(/friendlies=0/);
    await expect(page.getByRole('checkbox', { name: 'Без товарищеских' })).not.toBeChecked();
  });
});
