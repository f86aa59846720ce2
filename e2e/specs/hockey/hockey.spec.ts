import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('main section li:visible a.r');
/** Every message is found: none shows its key. */
const showsNoKeys = async (page: Page) =>
  expect(await page.locator('main').textContent()).not.toMatch(/\b[a-z]+[A-Z]?\w*\.[a-z][\w-]+\b/);

/** Submits the search of the header. */
async function search(page: Page, query: string): Promise<void> {
  const field = page.locator('header input[type=search]');
  await field.fill(query);
  await field.press('Enter');
}

/** Sum over the teams of a column of the league table. */
async function sumOf(page: Page, name: RegExp): Promise<number> {
  const column = page.getByRole('columnheader', { name });
  await expect(column).toBeVisible();
  const texts = await column.evaluate((head: HTMLTableCellElement) =>
    [...(head.closest('table')?.tBodies[0]?.rows ?? [])].map(
      ({ cells }) => cells[head.cellIndex]?.textContent,
    ),
  );
  return texts.reduce((sum, text) => sum + Number(text), 0);
}

interface Listed {
  readonly link: string;
  readonly leagueId: number;
  readonly liveState: string | undefined;
  readonly status: number;
  readonly isLate: boolean;
}

/** Matches of the world's day. */
async function matchesOfDay(page: Page): Promise<Listed[]> {
  const reply = await page.request.get('/api/hockey/results/page');
  interface Wire {
    '1': number;
    '2'?: string;
    '3': string;
    '7': { '6'?: number };
  }
  const { data } = (await reply.json()) as {
    data: { leagues: { id: number; matches: Wire[] }[] };
  };
  return data.leagues.flatMap(({ id, matches }) =>
    matches.map((match) => ({
      link: match['3'],
      leagueId: id,
      liveState: match['2'],
      status: match['1'],
      isLate: match['7']['6'] !== undefined,
    })),
  );
}

async function matchWhere(page: Page, isRight: (match: Listed) => boolean): Promise<Listed> {
  const found = (await matchesOfDay(page)).find(isRight);
  if (!found) throw new Error('the world has no such match of hockey on its day');
  return found;
}

test('a day of hockey shows clocks of live matches, overtime and a live tab', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/hockey/Results');
  await hydrated(page);
  await expect(heading(page)).toHaveText('Результаты хоккея');
  const all = await rows(page).count();
  expect(all).toBe((await matchesOfDay(page)).length);
  await expect(page.getByText('Овертайм').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Онлайн/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tab=live/);
  const live = /\d+:\d\d · [123]-й период|Перерыв после|Овертайм|Буллиты/;
  await expect(rows(page).first()).toHaveAccessibleName(live);
  expect(seen.problems).toEqual([]);
});

test('a live match shows its period, and odds that include overtime are labelled', async ({
  page,
}) => {
  const seen = watch(page);
  const { link } = await matchWhere(page, ({ liveState }) => liveState?.startsWith('P') === true);
  await page.goto(`/hockey/Events/${link}`);
  await hydrated(page);
  await expect(page.locator('main header').first()).toContainText(/\d+:\d\d · [123]-й период/);
  await expect(page.getByRole('link', { name: /П1 с ОТ/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Победа с ОТ и буллитами' })).toBeVisible();
  await showsNoKeys(page);
  await page.getByRole('link', { name: 'Составы' }).click();
  await expect(page).toHaveURL(/tab=squads/);
  await expect(page.getByRole('heading', { name: 'Вратари' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Звенья' }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: /Полевые игроки/ }).first()).toBeVisible();
  await showsNoKeys(page);
  expect(seen.problems).toEqual([]);
});

test('a match decided after 60 minutes shows overtime or shoot-out, and its goalies, and settles as a draw', async ({
  page,
}) => {
  const late = await matchWhere(page, ({ isLate, status }) => isLate && status === 3);
  await page.goto('/hockey/Results');
  const row = page.locator('main section li', { has: page.locator(`a[href$="${late.link}"]`) });
  await expect(row.first()).toContainText('Овертайм');
  await page.goto(`/hockey/Events/${late.link}`);
  await expect(page.locator('main header').first()).toContainText(/ОТ [01]:[01]|Буллиты \d:\d/);
  const settled = page
    .getByRole('list', { name: 'Основные коэффициенты' })
    .getByRole('listitem')
    .filter({ hasText: 'сыграл' });
  await expect(settled.filter({ hasText: /^X/ })).toHaveCount(1);
  await expect(settled.filter({ hasText: /^П[12](?! с ОТ)/ })).toHaveCount(0);
  await expect(settled.filter({ hasText: /^П[12] с ОТ/ })).toHaveCount(1);
  await page.goto(`/hockey/Events/${late.link}?tab=summary`);
  await expect(page.getByText(/, в воротах с начала$/)).toHaveCount(2);
});

test('a league table has overtime wins and losses and other orders, and play-offs are listed as series', async ({
  page,
}) => {
  const { leagueId } = await matchWhere(page, () => true);
  await page.goto(`/hockey/Tournaments/${leagueId}?tab=table`);
  await hydrated(page);
  const won = await sumOf(page, /^Победы в овертайме/);
  expect(won).toBeGreaterThan(0);
  expect(await sumOf(page, /^Поражения в овертайме/)).toBe(won);
  const points = () =>
    page
      .locator('main table tbody tr td.now')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  const before = await points();
  expect(before.length).toBeGreaterThan(8);
  expect(before).toEqual(before.toSorted((a, b) => b - a));
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('2');
  await expect(page).toHaveURL(/order=2/);
  await expect(page.getByRole('columnheader', { name: 'Очки за матч' })).toBeVisible();
  await page.getByRole('link', { name: '3 мес.' }).click();
  await expect(page).toHaveURL(/months=3.*order=2|order=2.*months=3/);
  await page.getByRole('combobox', { name: 'Сезон' }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: 'Плей-офф' })).toBeVisible();
  const series = page.getByRole('list', { name: 'Матчи серии' });
  await expect(series.first()).toBeVisible();
  await series.last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hockey\/Events\/\d+/);
  await expect(page.locator('main header').first()).toContainText(/плей-офф, финал/);
});

test('goalies and special teams are ranked in tabs that only their visitors fetch', async ({
  page,
}) => {
  const seen = watch(page);
  const { leagueId } = await matchWhere(page, () => true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofTabs = () => asked.filter((url) => /special-teams|league\/goalies/.test(url));
  await page.goto(`/hockey/Tournaments/${leagueId}`);
  await hydrated(page);
  expect(ofTabs()).toEqual([]);
  await page.getByRole('link', { name: 'Вратари', exact: true }).click();
  const goalies = page.getByRole('table', { name: /^Вратари: / });
  const teams = page.getByRole('table', { name: /^Спецбригады: / });
  const numbersOf = (table: typeof goalies, column: number) =>
    table
      .locator('tbody tr')
      .evaluateAll(
        (all, at) => all.map(({ children }) => Number.parseFloat(children[at]?.textContent ?? '')),
        column,
      );
  await expect(goalies).toBeVisible();
  await expect(page.getByText(/не меньше \d+ матч/)).toBeVisible();
  const shares = await numbersOf(goalies, 5);
  // a world of tests has a short season, in which few reach the minimum
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(ofTabs().some((url) => url.includes('/hockey/league/goalies'))).toBe(true);
  await goalies.locator('tbody th > a').first().click();
  await expect(page).toHaveURL(/\/hockey\/Teams\/\d+[^/]*\/Players\/[^/]+$/);
  const seasons = page.getByRole('table', { name: 'По сезонам' });
  await expect(
    seasons.getByRole('columnheader', { name: 'Доля отражённых бросков' }),
  ).toBeVisible();
  await expect(seasons.locator('tbody tr').first()).toContainText('%');
  await showsNoKeys(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Спецбригады' }).click();
  await expect(teams).toBeVisible();
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('2');
  await expect(page).toHaveURL(/sort=2/);
  // the earlier order stays until the new one is there
  await expect(async () => {
    const positions = await numbersOf(teams, 0);
    expect(positions.length).toBeGreaterThan(4);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }).toPass();
  await showsNoKeys(page);
  expect(seen.problems).toEqual([]);
});

for (const locale of ['ru', 'en'] as const) {
  test(`${locale}: hockey pages are server-rendered without missing messages`, async ({ page }) => {
    const seen = watch(page);
    const { link, leagueId } = await matchWhere(page, ({ status }) => status === 1);
    const pages = ['', '/Tournaments', '/Teams?hours=0', '/math-analysis', '/search?query=liga'];
    const parts = ['scorers', 'goalies', 'special-teams', 'totals', 'trends', 'series', 'summary'];
    const addresses = [
      ...pages,
      '/math-analysis?view=reliability',
      ...parts.map((tab) => `/Tournaments/${leagueId}?tab=${tab}`),
      ...['odds', 'matches', 'summary', 'trends'].map((tab) => `/Events/${link}?tab=${tab}`),
    ];
    for (const address of addresses) {
      const reply = await page.goto(`${locale === 'en' ? '/en' : ''}/hockey${address}`);
      expect([address, reply?.status()]).toEqual([address, 200]);
      expect(await reply?.text()).toMatch(new RegExp(`<html lang="${locale}"[^]*<h1`));
      await hydrated(page);
      await expect(heading(page)).toHaveCount(1);
      await showsNoKeys(page);
    }
    // prefetches are aborted with their page
    expect(seen.problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
  });
}

test('a site of only hockey opens on it and has no soccer pages', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/hockey$/);
  expect((await page.request.get('/Results')).status()).toBe(404);
  await hydrated(page);
  await search(page, 'лига');
  await expect(page).toHaveURL(/\/hockey\/search\?query=/);
  await expect(page.locator('main a[href^="/hockey/Tournaments/"]').first()).toBeVisible();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, tabs, orders, languages and the search work as links and forms', async ({
    page,
  }) => {
    await page.goto('/hockey/Results');
    const all = await rows(page).count();
    await page.getByRole('link', { name: /Завершены/ }).click();
    expect(await rows(page).count()).toBeLessThan(all);
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/hockey\/Events\//);
    await page.getByRole('link', { name: 'Составы' }).click();
    await expect(page.getByRole('heading', { name: 'Звенья' }).first()).toBeVisible();
    await page.locator('main a[href^="/hockey/Tournaments/"]').first().click();
    await page.getByRole('link', { name: 'Таблица' }).click();
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption('3');
    await page.locator('main form').last().getByRole('button').click();
    await expect(page).toHaveURL(/tab=table.*order=3|order=3.*tab=table/);
    await page.getByRole('link', { name: 'EN, English' }).click();
    await expect(page).toHaveURL(/^[^?]*\/en\/hockey\//);
    await search(page, 'liga');
    await expect(page).toHaveURL(/\/en\/hockey\/search\?query=liga/);
    await expect(page.locator('main a[href^="/en/hockey/Tournaments/"]').first()).toBeVisible();
  });
});
