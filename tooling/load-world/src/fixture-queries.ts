import type { Db } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { SPORT } from '@tipmark/domain';
import { doubleRoundRobin } from '@tipmark/simulator';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import { chanceTables, LEVELS } from './chance-tables.ts';
import type { Fill } from './fill-queries.ts';
import { HOCKEY_EVERY } from './fill-references.ts';
import { dayOf, firstDaysOf } from './season-days.ts';
import { DAY_OF_ROUND, makeDraws, ROUND_NAMES } from './tennis-draws.ts';
import {
  layoutOf,
  MATCHES_IN_ROUND,
  MATCHES_IN_SEASON,
  TEAMS_IN_LEAGUE,
  WEEKS_IN_YEAR,
} from './world-size.ts';

/**
 * Makes the temporary tables that everything is filled from: the rounds of a season, how many goals
 * sides of a level score, and all matches with their teams, start and number of odds.
 */
export async function makeFixtures(db: Db, fill: Fill): Promise<void> {
  const { seed, firstIds: first, matches, odds, asOf } = fill;
  const { leagues, seasons, teamMatches, tennis } = layoutOf(fill);
  const pairings = doubleRoundRobin(TEAMS_IN_LEAGUE).flatMap((round, index) =>
    round.map(([home, away], pair) => ({ round: index, pair, home, away })),
  );
  const { goals, fair } = chanceTables();
  const table = (rows: readonly object[]) => JSON.stringify(rows);
  await sql`
    drop table if exists fill_pairings, fill_goals, fill_fair, fill_fixtures
  `.execute(db);
  await sql`
    create temp table fill_pairings as select round, pair, home, away
    from jsonb_to_recordset(${table(pairings)}::jsonb) as i(round int, pair int, home int, away int)
  `.execute(db);
  await sql`
    create temp table fill_goals as select sport, level,
      (select array_agg(one::text::float8) from jsonb_array_elements(shares) one) as shares
    from jsonb_to_recordset(${table(goals)}::jsonb) as i(sport int, level int, shares jsonb)
  `.execute(db);
  await sql`
    create temp table fill_fair as select sport, home, away,
      (select array_agg(one::text::float8) from jsonb_array_elements(fair) one) as fair
    from jsonb_to_recordset(${table(fair)}::jsonb) as i(sport int, home int, away int, fair jsonb)
  `.execute(db);
  await makeDraws(db, fill);
  const strength = (team: string) => chanceOf(seed, 'team', team);
  await sql`
    create temp table fill_fixtures as
    with placed as (
      select i, i / ${MATCHES_IN_SEASON} % ${leagues} as league,
        ${seasons} - 1 - i / ${MATCHES_IN_SEASON} / ${leagues} as season,
        p.round, p.pair, p.home, p.away
      from generate_series(0, ${teamMatches - 1}) i
      join fill_pairings p on p.round = i % ${MATCHES_IN_SEASON} / ${MATCHES_IN_ROUND}
        and p.pair = i % ${MATCHES_IN_ROUND}
    ), dated as (
      select p.*, case when league % ${HOCKEY_EVERY} = ${HOCKEY_EVERY - 1}
          then ${SPORT.hockey}::int else ${SPORT.soccer}::int end as sport,
        d.day::timestamptz + make_interval(days => round * 7 + pair % 3 + league % 2 * 3,
          hours => (11 + (pair * 2 + league) % 10 + league * 7) % 24, mins => league % 4 * 15)
          as starts_at,
        ${first.teams} + league * ${TEAMS_IN_LEAGUE} + home as home_id,
        ${first.teams} + league * ${TEAMS_IN_LEAGUE} + away as away_id
      from placed p
      join unnest(${firstDaysOf(asOf, seasons)}::text[]) with ordinality as d(day, place)
        on d.place = season + 1
    ), known as (
      select i, ${first.leagues} + league as league_id,
        ${first.seasons} + league * ${seasons} + season as season_id,
        home_id, away_id, (round + 1)::text as round, sport, starts_at,
        greatest(0, least(${LEVELS - 1}, 9 + round(4 * (s.home - s.away))))::int as home_level,
        greatest(0, least(${LEVELS - 1}, 7 - round(4 * (s.home - s.away))))::int as away_level,
        null::int as draw_position, null::boolean as home_wins, null::int as home_rank,
        null::int as away_rank, null::int as home_seed, null::int as away_seed
      from dated
      cross join lateral (
        select ${strength('home_id')} as home, ${strength('away_id')} as away
      ) s
      union all
      select ${teamMatches} + row_number() over (order by week, round, stop, position) - 1,
        ${first.leagues + leagues} + week % ${WEEKS_IN_YEAR} * ${tennis.perWeek} + stop,
        ${first.seasons + leagues * seasons} + week * ${tennis.perWeek} + stop,
        home_id, away_id, (${ROUND_NAMES})[round], ${SPORT.tennis},
        ${dayOf(asOf)}::timestamptz + make_interval(days => ${DAY_OF_ROUND} - 7 * week - 1,
          hours => (9 + position * 2 + stop * 5 + week) % 24),
        level, 0, position + 1, home_wins, home_rank, away_rank, home_seed, away_seed
      from fill_draws
    )
    select (${first.matches} + row_number() over (order by starts_at, i) - 1)::int as match_id,
      league_id, season_id, home_id, away_id, round, sport, starts_at,
      least(starts_at, ${atSecond(asOf + 60)}) as priced_at,
      extract(year from starts_at)::int * 12 + extract(month from starts_at)::int - 1 as bucket,
      home_level, away_level, draw_position, home_wins, home_rank, away_rank, home_seed, away_seed,
      ((i + 1) * ${odds}::bigint / ${matches} - i * ${odds}::bigint / ${matches})::int as odds
    from known
  `.execute(db);
  await sql`create index on fill_fixtures (bucket)`.execute(db);
  await sql`create unique index on fill_fixtures (match_id)`.execute(db);
  await sql`analyze fill_fixtures, fill_goals, fill_fair, teams`.execute(db);
}

/** Months that have matches, in order. */
export async function findBuckets(db: Db): Promise<{ bucket: number; matches: number }[]> {
  const { rows } = await sql<{ bucket: number; matches: number }>`
    select bucket, count(*)::int as matches from fill_fixtures group by bucket order by bucket
  `.execute(db);
  return rows;
}
