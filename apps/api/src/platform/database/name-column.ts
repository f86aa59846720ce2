import type { Locale } from '@tipmark/i18n/server';

/** The column of a league, team or referee that holds its name in a reader's language. */
export function nameColumn(locale: Locale): 'name_en' | 'name_ru' {
  return locale === 'en' ? 'name_en' : 'name_ru';
}
