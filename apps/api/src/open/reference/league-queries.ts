import type { OpenCollections, OpenFiltersOf, OpenRowOf } from '@tipmark/contract/open';
import { OPEN_ENUMS } from '@tipmark/contract/open';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { mergedLeagueId } from '../../matches/leagues/merged-id-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { byNumber, isAfterKeys, isWhere } from '../listing/keyset-queries.ts';
import { countryOf, nameOf } from '../listing/names-of-values.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Leagues = OpenCollections['leagues'];
type Seasons = OpenCollections['seasons'];

interface LeagueRow {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
  readonly slug: string;
  readonly country_code: string;
  readonly league_type: number;
  readonly current_season_id: number | null;
}

/** Leagues in the order of their ids. */
export async function findOpenLeagues(
  db: Db,
  { sport, country }: OpenFiltersOf<Leagues>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenRowOf<Leagues>>> {
  const { rows } = await sql<LeagueRow>`
    select l.id, l.sport, l.${sql.raw(nameColumn(locale))} as name, l.slug, l.country_code,
      l.league_type, l.current_season_id
    from leagues l
    where ${isWhere(sport, (name) => sql`l.sport = ${OPEN_ENUMS.sport[name]}`)}
      and ${isWhere(country, (code) => sql`l.country_code = ${code}`)}
      and ${isAfterKeys([byNumber(sql`l.id`)], after)}
    order by l.id limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      sport: nameOf('sport', row.sport),
      name: row.name,
      slug: row.slug,
      country: countryOf(row.country_code),
      type: nameOf('leagueType', row.league_type),
      currentSeason: row.current_season_id,
    }),
  );
}

interface SeasonRow {
  readonly id: number;
  readonly sport: number;
  readonly league_id: number;
  readonly league_name: string;
  readonly name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly is_current: boolean;
}

/** Seasons in the order of their ids. */
export async function findOpenSeasons(
  db: Db,
  { sport, league }: OpenFiltersOf<Seasons>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenRowOf<Seasons>>> {
  const { rows } = await sql<SeasonRow>`
    select s.id, l.sport, l.id as league_id, l.${sql.raw(nameColumn(locale))} as league_name,
      s.name, s.starts_on::text as starts_on, s.ends_on::text as ends_on,
      coalesce(l.current_season_id = s.id, false) as is_current
    from seasons s join leagues l on l.id = s.league_id
    where ${isWhere(sport, (name) => sql`l.sport = ${OPEN_ENUMS.sport[name]}`)}
      and ${isWhere(league, (id) => sql`s.league_id = ${mergedLeagueId(id)}`)}
      and ${isAfterKeys([byNumber(sql`s.id`)], after)}
    order by s.id limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      sport: nameOf('sport', row.sport),
      league: { id: row.league_id, name: row.league_name },
      name: row.name,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      isCurrent: row.is_current,
    }),
  );
}

/** The number of the sport of a league; undefined where there is no such league. */
export async function findSportOfLeague(db: Db, leagueId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('leagues')
    .select('sport')
    .where('id', '=', mergedLeagueId(leagueId))
    .executeTakeFirst();
  return row?.sport;
}
