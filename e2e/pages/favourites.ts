import type { Locator, Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

/** Stars and the bar they fill, above a list or beside it; texts of the Russian site. */
export class FavouritesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Избранное' });
  }

  /** A star as a link of the bar; beside a list with its number of matches. */
  chip(name: string): Locator {
    const literally = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.bar.getByRole('link', { name: new RegExp(`^${literally}[\\d /]*$`) });
  }

  /** In a list: the star beside the name. */
  starOf(name: string): Locator {
    return this.page.getByRole('button', { name: `Избранное: ${name}`, exact: true });
  }

  /** The star of the page's own subject. */
  get ownStar(): Locator {
    return this.page.getByRole('button', { name: /^(Команда|Турнир) в избранном$/ });
  }

  /** The first name of a list with a star, without the text before it. */
  async firstStarred(): Promise<string> {
    const label = await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Избранное: / })
      .first()
      .getAttribute('aria-label');
    return label?.replace(/^Избранное: /, '') ?? '';
  }
}
