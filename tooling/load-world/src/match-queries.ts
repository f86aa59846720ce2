import type { Tx } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import type { Fill } from './fill-queries.ts';
import { REFEREES_IN_LEAGUE } from './fill-references.ts';

const { soccer, hockey, tennis } = SPORT;
const { scheduled, live, finished, moved, canceled, stopped, interrupted, awarded } = MATCH_STATUS;
const { walkover, finishedRetired } = MATCH_STATUS;

/** Minutes from the start to the end, pauses included. */
const LASTS = sql.raw(`case f.sport when ${soccer} then 105 else 135 end`);
/** Shares of matches with a disruption; the others are played to the end. */
const [MOVED, CANCELED, INTERRUPTED, STOPPED, AWARDED] = [0.003, 0.006, 0.008, 0.01, 0.014];
const [WALKOVERS, RETIRED] = [0.008, 0.03];
const RED_SHARE = 0.06;
/** Sets as the winner has them. */
const SETS = sql.raw(
  `(array[array[6,1], array[6,2], array[6,3], array[6,3], array[6,4], array[6,4], array[7,5], array[7,6]])`,
);
const THREE_SETS_SHARE = 0.35;

const dayIsOver = (asOf: number) => sql`f.starts_at <= ${atSecond(asOf)}::timestamptz`;

const COLUMNS = sql.raw(`id, sport, league_id, season_id, home_id, away_id, slug, round, starts_at,
  bucket, status, live_state, home_score, away_score, home_periods, away_periods, views,
  odds_first, odds_current, odds_closing, odds_changed_at`);

/** Columns of every sport, in the order of the table's list. */
const common = (
  { seed, asOf }: Fill,
  live_state: string,
  periods: readonly [string, string],
) => sql`
  f.match_id, f.sport, f.league_id, f.season_id, f.home_id, f.away_id,
  h.slug || '-' || a.slug || '-' || to_char(f.starts_at, 'YYYY-MM-DD'), f.round, f.starts_at,
  f.bucket, status, ${sql.raw(live_state)}, home_score, away_score,
  ${sql.raw(periods[0])}, ${sql.raw(periods[1])},
  floor(power(40, ${chanceOf(seed, 'views', 'f.match_id')}))::int,
  o.first, o.last, case when status <> ${scheduled} then o.last end,
  case when f.odds > 0 then least(f.priced_at, ${atSecond(asOf)}::timestamptz)
    - case when f.odds > cardinality(o.first) then interval '1 hour' else interval '48 hours' end end`;

/**
 * The month's matches of leagues: finished where they are over, live where they have begun, some
 * postponed, abandoned or awarded.
 */
export async function insertTeamMatches(tx: Tx, fill: Fill, bucket: number): Promise<void> {
  const { seed, asOf, firstIds } = fill;
  const halves = (side: string) =>
    `case when x.minutes <= 45 then array[g.${side}] else array[p.${side}_first, g.${side} - p.${side}_first] end`;
  const thirds = (side: string) => `case when x.minutes <= 20 then array[g.${side}]
    when x.minutes <= 40 then array[p.${side}_first, g.${side} - p.${side}_first]
    else array[p.${side}_first / 2, p.${side}_first - p.${side}_first / 2, g.${side} - p.${side}_first] end`;
  const periods = (side: string) => `case when home_score is null or status = ${awarded} then null
    when f.sport = ${hockey} then ${thirds(side)} else ${halves(side)} end`;
  const isLevel = sql.raw(
    `status = ${finished} and f.sport = ${hockey} and home_score = away_score`,
  );
  const redCards = (side: string) => sql`
    case when f.sport = ${soccer} and status = ${finished}
      then (${chanceOf(seed, `red ${side}`, 'f.match_id')} < ${RED_SHARE}::float8)::int end`;
  await sql`
    insert into matches (${COLUMNS}, home_extra, away_extra, home_red_cards, away_red_cards,
      referee_id, played_minutes)
    select ${common(fill, LIVE_STATE, [periods('home'), periods('away')])},
      case when ${isLevel} then (c_home < 0.5)::int end,
      case when ${isLevel} then (c_home >= 0.5)::int end,
      ${redCards('home')}, ${redCards('away')},
      case when f.sport = ${soccer} then ${firstIds.referees}
        + (f.league_id - ${firstIds.leagues}) * ${REFEREES_IN_LEAGUE}
        + floor(${REFEREES_IN_LEAGUE} * ${chanceOf(seed, 'referee', 'f.match_id')})::int end,
      case when status in (${stopped}, ${interrupted}) then x.minutes end
    from fill_fixtures f
    join teams h on h.id = f.home_id
    join teams a on a.id = f.away_id
    join fill_goals gh on gh.sport = f.sport and gh.level = f.home_level
    join fill_goals ga on ga.sport = f.sport and ga.level = f.away_level
    left join fill_main o on o.match_id = f.match_id
    cross join lateral (
      select width_bucket(${chanceOf(seed, 'home', 'f.match_id')}, gh.shares) as home,
        width_bucket(${chanceOf(seed, 'away', 'f.match_id')}, ga.shares) as away,
        ${chanceOf(seed, 'first home', 'f.match_id')} as c_home,
        ${chanceOf(seed, 'first away', 'f.match_id')} as c_away,
        ${chanceOf(seed, 'fate', 'f.match_id')} as fate,
        extract(epoch from ${atSecond(asOf)}::timestamptz - f.starts_at) / 60 as since
    ) w
    cross join lateral (
      select case when not ${dayIsOver(asOf)} then ${scheduled}
          when fate < ${MOVED}::float8 then ${moved} when fate < ${CANCELED}::float8 then ${canceled}
          when since < ${LASTS} then ${live}
          when fate < ${INTERRUPTED}::float8 then ${interrupted}
          when fate < ${STOPPED}::float8 then ${stopped}
          when fate < ${AWARDED}::float8 then ${awarded}
          else ${finished} end::int as status
    ) s
    cross join lateral (
      select case when status in (${stopped}, ${interrupted}) then 50 + floor(9 * c_away)
          when status <> ${live} then case f.sport when ${hockey} then 60 else 90 end
          when f.sport = ${hockey} then floor(since * 60 / 135)
          when since <= 45 then since when since <= 60 then 45 else since - 15 end::int as minutes
    ) x
    cross join lateral (
      select floor(home * x.minutes / case f.sport when ${hockey} then 60.0 else 90 end)::int as home,
        floor(away * x.minutes / case f.sport when ${hockey} then 60.0 else 90 end)::int as away
    ) g
    cross join lateral (
      select least(g.home, floor((home_all + 1) * c_home)::int) as home_first,
        least(g.away, floor((away_all + 1) * c_away)::int) as away_first
      from (select w.home as home_all, w.away as away_all) every
    ) p
    cross join lateral (
      select case when status = ${awarded} then case when c_home < 0.5 then 3 else 0 end
          when status not in (${scheduled}, ${moved}, ${canceled}) then g.home end as home_score,
        case when status = ${awarded} then case when c_home < 0.5 then 0 else 3 end
          when status not in (${scheduled}, ${moved}, ${canceled}) then g.away end as away_score
    ) score
    where f.bucket = ${bucket} and f.sport <> ${tennis}
  `.execute(tx);
}

const LIVE_STATE = `case when status <> ${live} then null
  when f.sport = ${hockey} then 'P' || 1 + least(x.minutes, 59) / 20 || ':'
    || lpad((least(x.minutes, 59) % 20)::text, 2, '0') || ':00'
  when since < 45 then '1H:' || x.minutes + 1
  when since < 60 then 'HT'
  else '2H:' || least(90, x.minutes + 1) end`;

/** The month's matches of tennis, set by set. */
export async function insertTennisMatches(tx: Tx, fill: Fill, bucket: number): Promise<void> {
  const { seed, asOf } = fill;
  const set = (number: number) => sql`
    ${SETS}[1 + floor(8 * ${chanceOf(seed, `set ${number}`, 'f.match_id')})::int : 1 + floor(8 * ${chanceOf(seed, `set ${number}`, 'f.match_id')})::int]`;
  const games = (isHome: boolean) => sql`
    (select array_agg(case when takes = ${sql.lit(isHome)} then won else lost end order by number) from sets
      where number <= complete_sets)`;
  const tieBreaks = (isHome: boolean) => sql`
    (select array_agg(case when lost <> 6 then null when takes = ${sql.lit(isHome)} then 7
      else 2 + number end order by number) from sets where number <= complete_sets)`;
  const setsOf = (isHome: boolean) =>
    sql`(select count(*) from sets where number <= complete_sets and takes = ${sql.lit(isHome)})::int`;
  await sql`
    insert into matches (${COLUMNS}, court, best_of, home_rank, away_rank, home_seed, away_seed,
      draw_position, advancing, home_tie_breaks, away_tie_breaks, home_points, away_points, serving)
    select ${common(fill, `case when status = ${live} then 'S2' end`, ['home_games', 'away_games'])},
      1 + f.league_id % 4, 3, f.home_rank, f.away_rank, f.home_seed, f.away_seed, f.draw_position,
      case when status in (${finished}, ${walkover}, ${finishedRetired})
        then case when f.home_wins then 1 else 2 end end,
      home_breaks, away_breaks,
      case when status = ${live} then '30' end, case when status = ${live} then '15' end,
      case when status = ${live} then 1 + f.match_id % 2 end
    from fill_fixtures f
    join teams h on h.id = f.home_id
    join teams a on a.id = f.away_id
    left join fill_main o on o.match_id = f.match_id
    cross join lateral (
      select ${chanceOf(seed, 'fate', 'f.match_id')} as fate,
        ${chanceOf(seed, 'sets', 'f.match_id')} as c_sets,
        extract(epoch from ${atSecond(asOf)}::timestamptz - f.starts_at) / 60 as since
    ) w
    cross join lateral (
      select case when not ${dayIsOver(asOf)} then ${scheduled}
          when fate < ${WALKOVERS}::float8 then ${walkover} when since < ${LASTS} then ${live}
          when fate < ${RETIRED}::float8 then ${finishedRetired} else ${finished} end::int as status
    ) s
    cross join lateral (
      select case when status in (${scheduled}, ${walkover}) then 0
        when status in (${live}, ${finishedRetired}) then 1
        when c_sets < ${THREE_SETS_SHARE}::float8 then 3 else 2 end as complete_sets
    ) t
    cross join lateral (
      with sets as (
        select number, takes, won, lost from (
          select number, pair[1][1] as won, pair[1][2] as lost,
            f.home_wins <> (complete_sets = 3 and number = case when c_sets < 0.17 then 1 else 2 end) as takes
          from (values (1, ${set(1)}), (2, ${set(2)}), (3, ${set(3)})) v(number, pair)
        ) every
      )
      select ${games(true)} as home_played, ${games(false)} as away_played,
        ${tieBreaks(true)} as home_breaks, ${tieBreaks(false)} as away_breaks,
        case when complete_sets > 0 then ${setsOf(true)} end as home_score,
        case when complete_sets > 0 then ${setsOf(false)} end as away_score
    ) g
    cross join lateral (
      select case when status in (${live}, ${finishedRetired}) then home_played || 2 else home_played end
          as home_games,
        case when status in (${live}, ${finishedRetired}) then away_played || 1 else away_played end
          as away_games
    ) r
    where f.bucket = ${bucket} and f.sport = ${tennis}
  `.execute(tx);
}
