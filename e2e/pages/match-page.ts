import type { Locator, Page } from 'playwright/test';

/** The page of a match, as a visitor finds it; texts of the Russian site. */
export class MatchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  tab(name: RegExp): Locator {
    return this.page
      .getByRole('navigation', { name: /Разделы матча|Parts of the match/ })
      .getByRole('link', { name });
  }

  outcome(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Исход' })
      .getByRole('link', { name, exact: true });
  }

  get chart(): Locator {
    return this.page.getByRole('img', { name: /первый|first/ });
  }

  /** First, current and closing prices of 1, X, 2 as the head prints them. */
  async prices(): Promise<{ current: string; first: string; closing: string }[]> {
    const items = this.page
      .getByRole('list', { name: 'Основные коэффициенты' })
      .getByRole('listitem');
    const texts = await items.allTextContents();
    return texts.slice(0, 3).map((text) => {
      const [, current = '', first = '', closing = ''] =
        /([\d.]+)(?:\s+сыграл)?\s+первый ([\d.]+), закрытие ([\d.]+)/.exec(text) ?? [];
      return { current, first, closing };
    });
  }

  /** Rows of a table, cell by cell. */
  async rowsOf(name: string | RegExp): Promise<string[][]> {
    const found = this.page.getByRole('table', { name }).locator('tbody tr');
    await found.first().waitFor();
    const rows = await found.all();
    return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
  }
}
