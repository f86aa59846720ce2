import type { Db } from '@tipmark/api/database';
import { SPORT } from '@tipmark/domain';
import { roundName } from '@tipmark/simulator';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import { LEVELS } from './chance-tables.ts';
import type { Fill } from './fill-queries.ts';
import { ENTRANTS, layoutOf, TEAMS_IN_LEAGUE, TOURS } from './world-size.ts';

const SEEDS = 8;
const FIRST_DAYS = 3;

/**
 * Makes the table of all tennis matches from the first rounds to the finals, and of who is in each
 * draw. Who wins is known beforehand, so that the next round has its players.
 */
export async function makeDraws(db: Db, { seed, firstIds, ...size }: Fill): Promise<void> {
  const { leagues, tennis } = layoutOf(size);
  const first = firstIds.teams + leagues * TEAMS_IN_LEAGUE;
  await sql`drop table if exists fill_entrants, fill_draws`.execute(db);
  await sql`
    create temp table fill_entrants as
    with ranked as (
      select p, ${first} + p as player_id, p % ${TOURS} as tour, s.strength,
        row_number() over (partition by p % ${TOURS} order by s.strength desc, p)::int as rank
      from generate_series(0, ${tennis.players - 1}) p
      cross join lateral (select ${chanceOf(seed, 'team', `(${first} + p)`)} as strength) s
    ), drawn as (
      select week, player_id, tour, strength, rank, row_number() over (
        partition by week, tour order by ${chanceOf(seed, 'draw', 'week', 'p')}, p) - 1 as place
      from ranked cross join generate_series(0, ${tennis.weeks - 1}) week
    ), placed as (
      select week, place / ${ENTRANTS} * ${TOURS} + (tour + week) % ${TOURS} as stop,
        (place % ${ENTRANTS})::int as slot, player_id, strength, rank
      from drawn
    )
    select week, stop::int as stop, slot, player_id, strength, rank,
      row_number() over (partition by week, stop order by rank)::int as seed
    from placed where stop < ${tennis.perWeek}
  `.execute(db);
  await sql`create index on fill_entrants (week, stop, player_id)`.execute(db);
  await sql`analyze fill_entrants`.execute(db);
  await sql`
    create temp table fill_draws (week int, stop int, round int, position int, home_id int,
      away_id int, level int, home_wins boolean, home_rank int, away_rank int, home_seed int,
      away_seed int)
  `.execute(db);
  for (let round = 1; ENTRANTS >> round > 0; round += 1) await drawRound(db, seed, round);
}

/** A round of all tournaments; those of this week have not passed their first. */
async function drawRound(db: Db, seed: number, round: number): Promise<void> {
  const sides =
    round === 1
      ? sql`
        select week, stop, slot / 2 as position, min(player_id) filter (where slot % 2 = 0) as home_id,
          min(player_id) filter (where slot % 2 = 1) as away_id
        from fill_entrants group by week, stop, slot / 2`
      : sql`
        select week, stop, position / 2 as position,
          min(case when home_wins then home_id else away_id end) filter (where position % 2 = 0) as home_id,
          min(case when home_wins then home_id else away_id end) filter (where position % 2 = 1) as away_id
        from fill_draws where round = ${round - 1} and week > 0
        group by week, stop, position / 2`;
  await sql`
    insert into fill_draws
    select t.week, t.stop, ${round}, t.position, t.home_id, t.away_id, x.level,
      ${chanceOf(seed, 'winner', 't.week', 't.stop', `${round}`, 't.position')} < f.fair[1],
      h.rank, a.rank, case when h.seed <= ${SEEDS} then h.seed end,
      case when a.seed <= ${SEEDS} then a.seed end
    from (${sides}) t
    join fill_entrants h on h.week = t.week and h.stop = t.stop and h.player_id = t.home_id
    join fill_entrants a on a.week = t.week and a.stop = t.stop and a.player_id = t.away_id
    cross join lateral (
      select greatest(0, least(${LEVELS - 1}, 8 + round(7 * (h.strength - a.strength))))::int as level
    ) x
    join fill_fair f on f.sport = ${SPORT.tennis} and f.home = x.level
  `.execute(db);
}

const rounds = Array.from({ length: Math.log2(ENTRANTS) }, (_, round) =>
  roundName(ENTRANTS >> round),
);
export const ROUND_NAMES = sql.raw(`array[${rounds.map((name) => `'${name}'`).join(', ')}]`);

/** Days from the start of a tournament; of this week's, the first round takes until tomorrow. */
export const DAY_OF_ROUND = sql.raw(
  `case when week = 0 then position % ${FIRST_DAYS} when round = 1 then position % 2 else round end`,
);
