import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

export interface ShownMatch {
  time: string;
  home: string;
  away: string;
  score: string;
  /** 1, X, 2 as printed */
  odds: string[];
  link: string;
}

/** The results of a day, as a visitor finds them. */
export class ResultsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(search = '', locale: 'ru' | 'en' = 'ru'): Promise<void> {
    await this.page.goto(`${locale === 'en' ? '/en' : ''}/Results${search}`);
    await hydrated(this.page);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The column with one match of the list. */
  get aside(): Locator {
    return this.page.getByRole('complementary', {
      name: /Матч рядом со списком|Match preview/,
    });
  }

  get rows(): Locator {
    return this.page.locator('main section li:visible > a:first-child');
  }

  /** The prices of the first match that accepts tips, or of the first match. */
  prices(kind: 'to come' | 'any'): Locator {
    const rows = this.page.locator(kind === 'any' ? 'main section li' : 'main section li.s');
    return rows.getByRole('link', { name: /^(Коэффициенты|Odds):/ }).first();
  }

  tab(name: string | RegExp): Locator {
    return this.page
      .getByRole('navigation', { name: /матчи показать|matches to show/i })
      .getByRole('link', { name });
  }

  league(name: string): Locator {
    return this.page
      .locator('main section section')
      .filter({ has: this.page.getByRole('heading', { name }) });
  }

  async matches(): Promise<ShownMatch[]> {
    return readMatches(this.page);
  }

  async expectNoSidewaysScroll(): Promise<void> {
    const wider = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  }
}

/**
 * Rows as assistive technology reads them: "Home – Away, 2:1, …"; odds and time as
 * they are printed.
 */
function readMatches(page: Page): Promise<ShownMatch[]> {
  return page.locator('main section li > a:first-child[aria-label]').evaluateAll((rows) =>
    rows.map((link) => {
      const row = link.closest('li') ?? link;
      const [names = '', score = ''] = (link.getAttribute('aria-label') ?? '').split(', ');
      const [home = '', away = ''] = names.split(' – ');
      const odds = [...row.querySelectorAll('.os .od')].slice(0, 3);
      return {
        time: row.querySelector('.tm')?.firstChild?.textContent ?? '',
        home,
        away,
        score,
        odds: odds.map((cell) => cell.textContent?.trim() ?? ''),
        link: link.getAttribute('href') ?? '',
      };
    }),
  );
}
