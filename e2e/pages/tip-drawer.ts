import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

/**
 * Path of the nth match of the world's day that accepts tips on its result.
 * @param tipster whose own matches are left out: only one tip per market is allowed
 */
export async function openMatch(
  request: APIRequestContext,
  nth = 0,
  tipster?: string,
): Promise<string> {
  const day = await (await request.get('/Results')).text();
  const tips = tipster ? await request.get(`/api/page-profile/${tipster}/tips`) : undefined;
  const tipped = (await tips?.text()) ?? '';
  let left = nth;
  for (const path of new Set(day.match(/\/Events\/[\w-]+/g))) {
    const link = path.split('/').at(-1) ?? '';
    if (tipped.includes(link)) continue;
    const url = `/api/soccer/tip-maker/${link}/0`;
    const { data } = (await (await request.get(url)).json()) as {
      data?: { isOpen: boolean; markets: { market: string }[] };
    };
    const isOpen = data?.isOpen === true && data.markets.some(({ market }) => market === '1x2');
    if (isOpen && left === 0) return path;
    if (isOpen) left -= 1;
  }
  throw new Error(`no ${nth + 1} matches of the day take tips`);
}

/** The tip drawer, with texts of the Russian site. */
export class TipDrawerPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the drawer by its button on the page of a match. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
    await this.page.getByRole('link', { name: 'Добавить прогноз' }).first().click();
    await expect(this.dialog.getByRole('radio', { name: /^П1/ })).toBeVisible();
  }

  /** A radio is as large as its label, so it is pressed where a finger would press it. */
  async choose(outcome: RegExp): Promise<void> {
    await this.dialog.getByRole('radio', { name: outcome }).check();
  }

  get reasoning(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Обоснование' });
  }

  get submit(): Locator {
    return this.dialog.locator('button[type=submit]');
  }

  /** A line of the receipt. */
  async receipt(term: string): Promise<string> {
    const line = this.dialog.locator('dl > div').filter({ hasText: term });
    return (await line.locator('dd').textContent()) ?? '';
  }
}
