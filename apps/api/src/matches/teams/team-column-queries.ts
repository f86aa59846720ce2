import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';

/** A team or player of a list. */
export interface TeamColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly original_name: string | null;
  readonly crest: Crest | null;
  readonly country_code: string;
}

/** Columns of a team `t`, named in a reader's language. */
export const teamColumns = (locale: Locale) => sql`
  t.id, t.slug, t.${sql.raw(nameColumn(locale))} as name,
  ${originalName('t', locale)} as original_name, t.crest, t.country_code`;
