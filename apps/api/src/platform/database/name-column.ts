import type { Locale } from '@tipmark/i18n/server';

/** The column with the name of a league, team or referee in a reader's language. */
export function nameColumn(locale: Locale): 'name_en' | 'name_ru' {
  return locale === 'en' ? 'name_en' : 'name_ru';
}
