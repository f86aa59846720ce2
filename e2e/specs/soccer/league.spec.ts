import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { watch } from '../../pages/watched-page.ts';

const texts = {
  ru: { table: 'Таблица', home: 'Дома', away: 'В гостях', zones: 'Что дают места' },
  en: { table: 'Table', home: 'Home', away: 'Away', zones: 'What each rank leads to' },
} as const;

interface SeasonReply {
  readonly data: {
    readonly countOfPlayed: number;
    readonly table: { readonly zones?: readonly unknown[] };
    readonly fixtures: { readonly matches: readonly { readonly '5'?: unknown }[] };
    readonly results: { readonly matches: readonly { readonly '5'?: unknown }[] };
  };
}

/** A league of the day with zones in its table, and with prices on played and coming matches. */
async function findLeague(request: APIRequestContext) {
  const reply = await request.get('/api/soccer/results/page');
  const day = (await reply.json()) as { data: { leagues: { id: number; link: string }[] } };
  for (const { id, link } of day.data.leagues) {
    const answer = await request.get(`/api/page-soccer-league/${id}/0/0/0/1/1/1`);
    const { table: standings, fixtures, results } = ((await answer.json()) as SeasonReply).data;
    const isPriced = [fixtures, results].every(({ matches }) => matches.some((one) => one['5']));
    if (standings.zones && isPriced) return { id, link, countOfZones: standings.zones.length };
  }
  throw new Error('no league of the day has zones and prices');
}

/** Matches of the season played by November; the newest are reported first. */
const MOST_OF_THE_SEASON = 250;
const BACKFILLED_WITHIN_MS = 240_000;

let league: Awaited<ReturnType<typeof findLeague>>;
test.beforeEach(async ({ request }) => {
  test.setTimeout(60_000 + BACKFILLED_WITHIN_MS);
  league ??= await findLeague(request);
  const countOfPlayed = async () => {
    const answer = await request.get(`/api/page-soccer-league/${league.id}/0/0/0/1/1/1`);
    return ((await answer.json()) as SeasonReply).data.countOfPlayed;
  };
  await expect
    .poll(countOfPlayed, { timeout: BACKFILLED_WITHIN_MS })
    .toBeGreaterThan(MOST_OF_THE_SEASON);
});

const addressOf = (locale: 'ru' | 'en', search = '') =>
  `${locale === 'en' ? '/en' : ''}/Tournaments/${league.link}${search}`;
const table = (page: Page) => page.getByRole('table', { name: /^(Таблица|Table):/ });
const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

const PLAYED = /Сыграно|Matches played/;

/** The sum of the rows in a column, by its full name. */
async function sumOf(page: Page, column: RegExp): Promise<number> {
  const heads = await table(page).getByRole('columnheader').all();
  const names = await Promise.all(
    heads.map(async (head) => (await head.getAttribute('title')) ?? (await head.innerText())),
  );
  const columnNumber = names.findIndex((name) => column.test(name)) + 1;
  const cells = await table(page).locator(`tbody tr > :nth-child(${columnNumber})`).allInnerTexts();
  return cells.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0);
}

for (const locale of ['ru', 'en'] as const) {
  test(`${locale}: the table shows zones, and the home table has its own address`, async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto(addressOf(locale));
    await hydrated(page);
    const legend = page.getByRole('list', { name: texts[locale].zones });
    await expect(legend.getByRole('listitem')).toHaveCount(league.countOfZones);
    const stripe = table(page).locator('tbody [data-zone]').first();
    const width = () =>
      stripe.evaluate((cell) => getComputedStyle(cell, '::before').borderLeftWidth);
    expect(await width()).toBe('3px');
    expect(await sumOf(page, /Разница мячей|Goal difference/)).toBe(0);
    const whole = await sumOf(page, PLAYED);
    await page.getByRole('link', { name: texts[locale].home, exact: true }).click();
    await expect(page).toHaveURL(/\?where=home$/);
    await expect(legend).toHaveCount(0);
    // a match may end between the two tables
    const isHalf = async () => Math.abs((await sumOf(page, PLAYED)) - whole / 2) < whole / 10;
    await expect.poll(isHalf).toBe(true);
    await page.reload();
    await expect(page.getByRole('link', { name: texts[locale].home, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await isHalf()).toBe(true);
    expect(seen.problems.filter((text) => !text.endsWith('net::ERR_ABORTED'))).toEqual([]);
  });
}

test('odds of upcoming and played matches open from their row', async ({ page }) => {
  await page.goto(addressOf('ru', '?tab=matches'));
  await hydrated(page);
  for (const list of ['Ближайшие матчи', 'Результаты']) {
    const prices = page
      .getByRole('region', { name: list })
      .getByRole('link', { name: /^Коэффициенты:/ })
      .first();
    const cells = await prices.evaluate((link) => {
      const last = link.closest('tr')?.lastElementChild?.getBoundingClientRect();
      return Math.abs((last?.right ?? 0) - link.getBoundingClientRect().right);
    });
    expect(cells).toBeLessThan(2);
    await prices.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(prices).toBeFocused();
  }
});

test('on a phone the statistics scroll under the names, not the page', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    baseURL: process.env['SITE_URL'] ?? '',
  });
  const page = await context.newPage();
  await page.goto(addressOf('ru'));
  await hydrated(page);
  const name = table(page).locator('tbody th').first();
  const form = table(page).locator('tbody td:last-child').first();
  const before = await name.boundingBox();
  await form.evaluate((cell) => cell.scrollIntoView({ inline: 'end', block: 'nearest' }));
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await expect(form).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('home and away tables are links, and odds link to their history', async ({ page }) => {
    await page.goto(addressOf('ru', '?months=6'));
    await page.getByRole('link', { name: texts.ru.away, exact: true }).click();
    await expect(page).toHaveURL(/\?months=6&where=away$/);
    await expect(table(page).locator('tbody tr')).toHaveCount(20);
    await page.goto(addressOf('ru', '?tab=matches'));
    await page
      .getByRole('link', { name: /^Коэффициенты:/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/Events\/[^?]+\?tab=odds$/);
  });
});
