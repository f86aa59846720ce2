import type { Tx } from '@tipmark/api/database';
import { sql } from 'kysely';
import type { FirstIds } from './fill-queries.ts';
import { dayOf } from './season-days.ts';
import { type Layout, TEAMS_IN_LEAGUE, WEEKS_IN_YEAR } from './world-size.ts';

export interface NamedRow {
  readonly id: number;
  readonly sport: number;
  readonly slug: string;
  readonly en: string;
  readonly ru: string;
  readonly country: string;
}

export async function insertLeagues(
  tx: Tx,
  rows: readonly (NamedRow & { readonly type: number })[],
): Promise<void> {
  await sql`
    insert into leagues (id, sport, slug, name_en, name_ru, country_code, league_type, tier, is_simulated)
    select id, sport, slug, en, ru, country, type, 1 + id % 3, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as item(id int, sport int, slug text, en text, ru text, country text, type int)
  `.execute(tx);
}

/** Rows with only a name and a country. */
export async function insertNamed(
  tx: Tx,
  table: 'teams' | 'referees',
  rows: readonly NamedRow[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
      (id, sport, slug, name_en, name_ru, country_code, is_simulated)
    select id, sport, slug, en, ru, country, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as item(id int, sport int, slug text, en text, ru text, country text)
  `.execute(tx);
}

/** Seasons of a year, the last one on now; every league has all of them, with the same teams. */
export async function insertSeasons(
  tx: Tx,
  first: FirstIds,
  { leagues, seasons }: Layout,
  firstDays: readonly string[],
): Promise<void> {
  await sql`
    insert into seasons (id, league_id, name, starts_on, ends_on)
    select ${first.seasons} + l * ${seasons} + s.place - 1, ${first.leagues} + l,
      to_char(s.day::date, 'YYYY/MM'), s.day::date, s.day::date + 38 * 7
    from generate_series(0, ${leagues - 1}) l
    cross join unnest(${[...firstDays]}::text[]) with ordinality as s(day, place)
  `.execute(tx);
  await sql`
    insert into season_teams (season_id, team_id)
    select s.id, ${first.teams} + (s.league_id - ${first.leagues}) * ${TEAMS_IN_LEAGUE} + t
    from seasons s cross join generate_series(0, ${TEAMS_IN_LEAGUE - 1}) t
    where s.id >= ${first.seasons} and s.id < ${first.seasons + leagues * seasons}
  `.execute(tx);
  await sql`
    update leagues l set current_season_id = ${first.seasons}
      + (l.id - ${first.leagues}) * ${seasons} + ${seasons - 1}
    where l.id >= ${first.leagues} and l.id < ${first.leagues + leagues}
  `.execute(tx);
}

/** Of each tournament one season a year, the last ones on now: week after week back from today. */
export async function insertTournaments(
  tx: Tx,
  first: FirstIds,
  { leagues, seasons, tennis }: Layout,
  asOf: number,
): Promise<void> {
  if (tennis.matches === 0) return;
  const { perWeek, weeks } = tennis;
  const [league, season] = [first.leagues + leagues, first.seasons + leagues * seasons];
  await sql`
    insert into seasons (id, league_id, name, starts_on, ends_on)
    select ${season} + week * ${perWeek} + place, ${league} + week % ${WEEKS_IN_YEAR} * ${perWeek} + place,
      (extract(year from today)::int - week / ${WEEKS_IN_YEAR})::text,
      today - 7 * week - 1, today - 7 * week + 4
    from generate_series(0, ${weeks - 1}) week cross join generate_series(0, ${perWeek - 1}) place
    cross join (select ${dayOf(asOf)}::date as today) now
  `.execute(tx);
  await sql`
    update leagues set current_season_id = ${season} + id - ${league}
    where id >= ${league} and id < ${league + tennis.leagues}
  `.execute(tx);
}

export async function insertBookmakers(
  tx: Tx,
  firstId: number,
  names: readonly string[],
): Promise<void> {
  await sql`
    insert into bookmakers (id, name, is_simulated)
    select ${firstId} + place - 1, name, true
    from unnest(${[...names]}::text[]) with ordinality as item(name, place)
  `.execute(tx);
}
