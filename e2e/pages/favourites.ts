import type { Locator, Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

/** Stars and the bar they fill, above a list or beside it; words of the Russian site. */
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

  /** What is starred, as a link of the bar; beside a list with how many matches it has. */
  chip(name: string): Locator {
    const literally = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.bar.getByRole('link', { name: new RegExp(`^${literally}[\\d /]*$`) });
  }

  /** In a list: the star beside the name. */
  starOf(name: string): Locator {
    return this.page.getByRole('button', { name: `Избранное: ${name}`, exact: true });
  }

  /** On the page of what it stands on. */
  get ownStar(): Locator {
    return this.page.getByRole('button', { name: /^(Команда|Турнир) в избранном$/ });
  }

  /** The first name of a list that has a star, without the words before it. */
  async firstStarred(): Promise<string> {
    const label = await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Избранное: / })
      .first()
      .getAttribute('aria-label');
    return label?.replace(/^Избранное: /, '') ?? '';
  }
}
