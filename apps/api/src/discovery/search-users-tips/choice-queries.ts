import type { Locale } from '@tipmark/i18n/server';
import { type MatchRow, selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';

export interface LeagueRow {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly country_code: string;
  readonly league_crest: Crest | null;
}

/** Leagues as lists name them. */
export async function findLeaguesNamed(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<LeagueRow[]> {
  if (ids.length === 0) return [];
  const name = nameColumn(locale);
  return db
    .selectFrom('leagues as l')
    .select([
      'l.id as league_id',
      'l.slug as league_slug',
      'l.crest as league_crest',
      `l.${name} as league_name`,
      'l.country_code',
    ])
    .where('l.id', 'in', [...ids])
    .execute();
}

/** Matches as lists show them, soonest first. */
export async function findMatchesNamed(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<MatchRow[]> {
  if (ids.length === 0) return [];
  return selectMatchRows(db, locale)
    .where('m.id', 'in', [...ids])
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}
