import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { hydrated } from '../../pages/watched-page.ts';
import {
  DIVISIONS,
  medianDown,
  openDataDir,
  SATURDAY,
  saturdayRows,
} from '../../world/saturday.ts';

const dir = openDataDir();

test.describe('a real Saturday of five leagues', () => {
  test.skip(!dir, 'OPEN_DATA_DIR is not set');
  const rows = dir ? saturdayRows(dir) : [];

  test('every match of the files is listed with its score and site line', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    const shown = await results.matches();
    expect(shown).toHaveLength(rows.length);
    const leagues = page.locator('main section section:has(a[href^="/Events/"])');
    await expect(leagues).toHaveCount(DIVISIONS.length);
    const line = (price: number) => (price >= 100 ? String(Math.round(price)) : price.toFixed(2));
    const expected = rows.map(({ homeGoals, awayGoals, closing }) =>
      [
        `${homeGoals}:${awayGoals}`,
        line(medianDown(closing.map(({ home }) => home))),
        line(medianDown(closing.map(({ draw }) => draw))),
        line(medianDown(closing.map(({ away }) => away))),
      ].join(' '),
    );
    const found = shown.map(({ score, odds }) => [score, ...odds].join(' '));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('names are in the language of the page', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    const liverpool = (list: { home: string; away: string }[], name: string) =>
      list.find(({ home }) => home === name)?.away;
    expect(liverpool(await results.matches(), 'Ливерпуль')).toBe('Эвертон');
    await results.open(`?timestamp=${SATURDAY.timestamp}`, 'en');
    expect(liverpool(await results.matches(), 'Liverpool')).toBe('Everton');
  });

  test('kick-offs are in the time zone of the viewer', async ({ page, browser }) => {
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${SATURDAY.timestamp}`);
    const chelsea = (await results.matches()).find(({ home }) => home === 'Челси');
    // 17:30 in London's summer time
    expect(chelsea?.time).toBe('19:30');

    const context = await browser.newContext({ timezoneId: 'Asia/Vladivostok' });
    const far = new ResultsPage(await context.newPage());
    const address = `${process.env['SITE_URL']}/Results?timestamp=${SATURDAY.timestamp}`;
    await far.page.goto(address);
    await hydrated(far.page);
    // the first page is in the zone of the country; from then on the browser's is known
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'timezone')?.value)
      .toContain('Vladivostok');
    await far.page.goto(address);
    await expect
      .poll(async () => (await far.matches()).find(({ home }) => home === 'Ливерпуль')?.time)
      .toBe('21:30');
    // 17:30 in London is 02:30 of the next day there: another day's page
    await expect
      .poll(async () => (await far.matches()).some(({ home }) => home === 'Челси'))
      .toBe(false);
    await context.close();
  });

  test('the document contains the rows, for readers without scripts', async ({ request }) => {
    const html = await (await request.get(`/Results?timestamp=${SATURDAY.timestamp}`)).text();
    expect(html.split('class="r"').length - 1).toBe(rows.length);
    expect(html).toContain('Ливерпуль');
    expect(html).not.toContain(' style=');
  });
});
