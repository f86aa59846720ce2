import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';

/** The column with the name of a league, team or referee in a reader's language. */
export function nameColumn(locale: Locale): 'name_en' | 'name_ru' {
  return locale === 'en' ? 'name_en' : 'name_ru';
}

/** The English name where a reader sees a Russian one that is spelt by rule. */
export function originalName(
  alias: 'l' | 't' | 'r' | 'h' | 'a',
  locale: Locale,
): RawBuilder<string | null> {
  const row = sql.table(alias);
  return locale === 'en'
    ? sql`null::text`
    : sql`case when ${row}.ru_by_rule then ${row}.name_en end`;
}

/**
 * What decides how players of a team are spelt in Russian: its country or, of a national team, its
 * name. Null for a simulated one: its players have the names they are made with.
 */
export function originOfPlayers(alias: string): RawBuilder<string | null> {
  const team = sql.table(alias);
  return sql`case when not ${team}.is_simulated then
    case ${team}.country_code when 'ZZ' then ${team}.name_en else ${team}.country_code end end`;
}

/** As a page has it: absent where there is nothing to say. */
export const presentOriginal = ({
  original_name: name,
}: {
  readonly original_name: string | null;
}) => (name === null ? undefined : { originalName: name });
