import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';

/**
 * Sort keys of a column of names, in the alphabetical order of the reader's language. The embedded
 * database only has ICU's root collation, which differs from the Russian one by Latin names that
 * precede Cyrillic ones.
 */
export function byName(column: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
  const alphabetical = sql`${column} collate "und-x-icu"`;
  return locale === 'ru'
    ? sql`${column} ~ '^[A-Za-z\u00c0-\u024f]', ${alphabetical}`
    : alphabetical;
}
