import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';

/** The column with the name of a league, team or referee in a reader's language. */
export function nameColumn(locale: Locale): 'name_en' | 'name_ru' {
  return locale === 'en' ? 'name_en' : 'name_ru';
}

/** The English name where a reader sees a Russian one that is spelt by rule. */
export function originalName(alias: 'l' | 't' | 'r', locale: Locale): RawBuilder<string | null> {
  const row = sql.table(alias);
  return locale === 'en'
    ? sql`null::text`
    : sql`case when ${row}.ru_by_rule then ${row}.name_en end`;
}

/** As a page has it: absent where there is nothing to say. */
export const presentOriginal = ({
  original_name: name,
}: {
  readonly original_name: string | null;
}) => (name === null ? undefined : { originalName: name });
