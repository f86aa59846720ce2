import { clearStored, readStored, storeLocally } from '@tipmark/remote-kit/storage';
import { type Locale, localeOfPath, matchPath } from '@tipmark/route-builder';

/** Something a search led to. */
export interface RecentFind {
  /** Path of its page. */
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

const NAME = 'recent_finds';
const MOST = 6;
const LIFE_MS = 90 * 86_400e3;
/** Longer values were not written by this code. */
const LONGEST = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

/** Local storage may contain anything: what is not a page of the site is left out. */
function read(): readonly RecentFind[] {
  let values: unknown;
  try {
    values = JSON.parse(readStored(NAME) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  return values.slice(0, MOST).flatMap((value: unknown) => {
    const [href, title, note]: unknown[] = Array.isArray(value) ? value : [];
    const isWhole = isText(href) && isText(title) && isText(note);
    return isWhole && matchPath(href) ? [{ href, title, note }] : [];
  });
}

/** Results of this visitor's last searches, newest first, in the language of the page. */
export const recentFinds = (locale: Locale): readonly RecentFind[] =>
  read().filter(({ href }) => localeOfPath(href).locale === locale);

export function storeRecentSearch(find: RecentFind): void {
  const others = read().filter(({ href }) => href !== find.href);
  const rows = [find, ...others].slice(0, MOST).map(({ href, title, note }) => [href, title, note]);
  storeLocally(NAME, JSON.stringify(rows), { lifeMs: LIFE_MS });
}

export const clearRecentSearches = (): void => clearStored(NAME);
