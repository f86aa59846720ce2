import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';
import type { TieBreak } from '@tipmark/domain';
import { sql } from 'kysely';
import type { NamedZone } from '../../platform/database/reference-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** A season as it is stored. */
export interface SeasonRow {
  id: number;
  league_id: number;
  name: string;
  starts_on: string;
  ends_on: string;
  zones: NamedZone[] | null;
  tie_breaks: TieBreak[] | null;
  /** Whose zones and tie-breaks they are. */
  zones_source: string | null;
  tie_breaks_source: string | null;
}

/** All seasons of leagues. */
export function loadSeasons(tx: Tx, leagueIds: number[]): Promise<SeasonRow[]> {
  return tx
    .selectFrom('seasons')
    .select(['id', 'league_id', 'name', 'starts_on', 'ends_on'])
    .select(['zones', 'tie_breaks', 'zones_source', 'tie_breaks_source'])
    .where('league_id', 'in', leagueIds)
    .execute();
}

/** Adds and updates seasons; the current one of their leagues follows. */
export async function saveSeasons(tx: Tx, rows: readonly SeasonRow[]): Promise<void> {
  const columns = sql.raw('starts_on, ends_on, zones, tie_breaks, zones_source, tie_breaks_source');
  const types =
    'id int, league_id int, name text, starts_on date, ends_on date, zones jsonb, tie_breaks text[], zones_source text, tie_breaks_source text';
  await sql`
    insert into seasons (id, league_id, name, ${columns})
    select id, league_id, name, ${columns} from ${rowsAsTable(rows, types)}
    on conflict (id) do update set
      starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      zones = excluded.zones, tie_breaks = excluded.tie_breaks,
      zones_source = excluded.zones_source, tie_breaks_source = excluded.tie_breaks_source
    where (seasons.starts_on, seasons.ends_on, seasons.zones, seasons.tie_breaks,
        seasons.zones_source, seasons.tie_breaks_source)
      is distinct from (excluded.starts_on, excluded.ends_on, excluded.zones,
        excluded.tie_breaks, excluded.zones_source, excluded.tie_breaks_source)
  `.execute(tx);
  await followCurrentSeasons(
    tx,
    rows.map(({ league_id }) => league_id),
  );
}

/** The current season of a league is its newest. */
export async function followCurrentSeasons(tx: Tx, leagueIds: readonly number[]): Promise<void> {
  await sql`
    update leagues set current_season_id = newest.id
    from (
      select distinct on (league_id) league_id, id from seasons
      where league_id = any(${[...new Set(leagueIds)]}::int[])
      order by league_id, starts_on desc, name desc
    ) as newest
    where leagues.id = newest.league_id and leagues.current_season_id is distinct from newest.id
  `.execute(tx);
}

/** Points taken from a team in a season, as a source reports it. */
export interface Deduction {
  season_id: number | undefined;
  team_id: number | undefined;
  source: string;
  decided_on: string;
  points: number;
  reason: string;
}

/**
 * Deductions of one source. Those of a team in a season are all of one source, the strongest that
 * reports any: two sources may date the same decision differently.
 */
export async function saveDeductions(tx: Tx, rows: readonly Deduction[]): Promise<void> {
  const columns =
    'season_id int, team_id int, source text, decided_on date, points int, reason text';
  const byDay = new Map(
    rows.map((row) => [`${row.season_id} ${row.team_id} ${row.decided_on}`, row]),
  );
  const table = rowsAsTable([...byDay.values()], columns);
  const strength = (name: string) =>
    sql`(${sql.ref(name)} = any(${[...ARCHIVE_SOURCES]}::text[]), ${sql.ref(name)} collate "C")`;
  const ofTeam = sql`(d.season_id, d.team_id) = (item.season_id, item.team_id)`;
  await sql`
    delete from point_deductions d using ${table}
    where ${ofTeam} and ${strength('item.source')} < ${strength('d.source')}
  `.execute(tx);
  await sql`
    insert into point_deductions (season_id, team_id, source, decided_on, points, reason)
    select season_id, team_id, source, decided_on, points, reason from ${table}
    where not exists (
      select from point_deductions d
      where ${ofTeam} and ${strength('d.source')} < ${strength('item.source')}
    )
    on conflict (season_id, team_id, decided_on)
    do update set points = excluded.points, reason = excluded.reason
  `.execute(tx);
}
