import type { Locale } from '@tipmark/i18n/server';
import type { NewsKind } from './news-types.ts';
import { type NewsWords, renderNews } from './render-mail.ts';

/** What a notification says: the values of its texts, and where it leads, within the site. */
export interface NewsContent {
  readonly values: Readonly<Record<string, string>>;
  readonly link: string;
}

/** A notification in words, the same on every channel. */
export type News = NewsWords & Pick<NewsContent, 'link'>;

export function newsOf(kind: NewsKind, locale: Locale, { values, link }: NewsContent): News {
  return { ...renderNews({ kind, locale, values }), link };
}
