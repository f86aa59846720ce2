import type { OpenCollections, OpenFiltersOf, OpenRowOf } from '@tipmark/contract/open';
import { OPEN_ENUMS } from '@tipmark/contract/open';
import { playerSlug, sportsWhere } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { playerName } from '../../matches/events/player-name.ts';
import { mergedLeagueId, mergedSeasonId } from '../../matches/leagues/merged-id-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originOfPlayers } from '../../platform/database/name-column.ts';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';
import { byNumber, byText, isAfterKeys, isWhere } from '../listing/keyset-queries.ts';
import { countryOf, nameOf } from '../listing/names-of-values.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Teams = OpenCollections['teams'];
type Players = OpenCollections['players'];

/** Sports whose sides are persons and pairs of them. */
const OF_PERSONS: readonly number[] = sportsWhere(({ score }) => score.unit === 'set');
/** Between the two names of a pair. */
const PAIR = '% / %';

interface TeamRow {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
  readonly slug: string;
  readonly country_code: string;
  readonly is_pair: boolean;
}

const kindOf = ({ sport, is_pair: isPair }: Pick<TeamRow, 'sport' | 'is_pair'>) => {
  if (!OF_PERSONS.includes(sport)) return 'team';
  return isPair ? 'pair' : 'player';
};

/** Sides of the matches, or those entered, of seasons `s` under a condition. */
const inSeasons = (condition: RawBuilder<unknown>) => sql`t.id in (
  select e.team_id from seasons s join season_teams e on e.season_id = s.id where ${condition}
  union
  select side.id from seasons s join matches m on m.season_id = s.id
  cross join lateral (values (m.home_id), (m.away_id)) as side(id) where ${condition}
)`;

/** Sides in the order of their ids. */
export async function findOpenTeams(
  db: Db,
  { sport, country, league, season }: OpenFiltersOf<Teams>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenRowOf<Teams>>> {
  const { rows } = await sql<TeamRow>`
    select t.id, t.sport, t.${sql.raw(nameColumn(locale))} as name, t.slug, t.country_code,
      t.name_en like ${PAIR} as is_pair
    from teams t
    where ${isWhere(sport, (name) => sql`t.sport = ${OPEN_ENUMS.sport[name]}`)}
      and ${isWhere(country, (code) => sql`t.country_code = ${code}`)}
      and ${isWhere(league, (id) => inSeasons(sql`s.league_id = ${mergedLeagueId(id)}`))}
      and ${isWhere(season, (id) => inSeasons(sql`s.id = ${mergedSeasonId(id)}`))}
      and ${isAfterKeys([byNumber(sql`t.id`)], after)}
    order by t.id limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      sport: nameOf('sport', row.sport),
      kind: kindOf(row),
      name: row.name,
      slug: row.slug,
      country: countryOf(row.country_code),
    }),
  );
}

interface PlayerRow {
  readonly team_id: number;
  readonly sport: number;
  readonly team_name: string;
  readonly country_code: string;
  readonly origin: string | null;
  /** As its source spells it; '' for a side that is a person. */
  readonly key: string;
  readonly player: SquadPlayer | null;
}

/**
 * Players by side and name. A side has at least one of them, so no more sides than rows are read.
 */
export async function findOpenPlayers(
  db: Db,
  { sport, team }: OpenFiltersOf<Players>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenRowOf<Players>>> {
  const from = after === undefined ? undefined : Number(after[0]);
  const { rows } = await sql<PlayerRow>`
    with side as (
      select t.* from teams t
      where ${isWhere(sport, (name) => sql`t.sport = ${OPEN_ENUMS.sport[name]}`)}
        and ${isWhere(team, (id) => sql`t.id = ${id}`)}
        and ${isWhere(from, (id) => sql`t.id >= ${id}`)}
        and case when t.sport = any(${[...OF_PERSONS]}::int[]) then t.name_en not like ${PAIR}
          else exists (
            select from squads q where q.team_id = t.id and jsonb_array_length(q.players) > 0
          ) end
      order by t.id limit ${limit + 2}
    )
    select side.id as team_id, side.sport, side.${sql.raw(nameColumn(locale))} as team_name,
      side.country_code, ${originOfPlayers('side')} as origin, one.key, one.player
    from side
    cross join lateral (
      select '' as key, null::jsonb as player
      where side.sport = any(${[...OF_PERSONS]}::int[])
      union all
      select * from (
        select distinct on (p.player ->> 'name') p.player ->> 'name' as key, p.player
        from squads q cross join lateral jsonb_array_elements(q.players) as p(player)
        where q.team_id = side.id
          and q.season = (select max(n.season) from squads n where n.team_id = side.id)
        order by p.player ->> 'name', p.player ->> 'nameRu' is null,
          p.player ->> 'number' is null, q.seq desc
      ) as squad
    ) as one
    where ${isAfterKeys([byNumber(sql`side.id`), byText(sql`one.key collate "C"`)], after)}
    order by side.id, one.key collate "C" limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ team_id, key }) => [team_id, key],
    (row) => presentPlayer(row, locale),
  );
}

function presentPlayer(row: PlayerRow, locale: Locale): OpenRowOf<Players> {
  const { team_id: teamId, team_name: teamName, player } = row;
  const sport = nameOf('sport', row.sport);
  if (player === null) {
    const nothing = { number: null, position: null, bornOn: null };
    const country = countryOf(row.country_code);
    return { id: String(teamId), sport, name: teamName, team: null, country, ...nothing };
  }
  return {
    id: `${teamId}-${playerSlug(player.name)}`,
    sport,
    name: playerName(locale, player, row.origin),
    team: { id: teamId, name: teamName },
    country: countryOf(player.countryCode ?? null),
    number: player.number ?? null,
    position: player.position ?? null,
    bornOn: player.bornOn ?? null,
  };
}
