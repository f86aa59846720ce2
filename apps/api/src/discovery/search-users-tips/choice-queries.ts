import type { Locale } from '@tipmark/i18n/server';
import { type MatchRow, selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import type { LeagueColumns } from '../../matches/lists/present-leagues.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';

/** Leagues as lists name them. */
export async function findLeaguesNamed(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<LeagueColumns[]> {
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
