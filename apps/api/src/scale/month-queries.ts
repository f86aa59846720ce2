import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../database/tx.ts';
import { atSecond } from '../matches/match-rows.ts';
import { mainOddTypes } from '../odds/main-odd-types.ts';
import type { Fill } from './fill-queries.ts';
import { chanceOf } from './fixture-queries.ts';
import { layoutOf } from './world-size.ts';

const MARGIN = 1.05;
/** How far a price wanders from opening to close, and a bookmaker from the others. */
const DRIFT = 0.2;
const OPINION = 0.02;
const { soccer, hockey } = SPORT;

/** Values of the five main outcomes as an array; null where there is none. */
const outcomes = (column: string) =>
  sql.raw(
    `array[${[1, 2, 3, 4, 5].map((n) => `max(${column}) filter (where outcome = ${n})`).join(', ')}]`,
  );

/**
 * Prices of a month's matches and their site line into tables of this transaction: outcome by
 * outcome an early and a late price of one bookmaker after the other, then prices between.
 */
export async function makePrices(tx: Tx, { seed, ...size }: Fill, bucket: number): Promise<void> {
  const { bookmakers } = layoutOf(size);
  const round = bookmakers * 10;
  await sql`drop table if exists fill_prices`.execute(tx);
  await sql`
    create temp table fill_prices on commit drop as
    select f.match_id, q.outcome, q.bookmaker, f.priced_at - case q.moment
        when 0 then interval '48 hours' when 1 then interval '1 hour'
        else interval '47 hours' - (q.moment - 2) * interval '20 minutes' end as at,
      greatest(1010, least(60000, round(1000 / (greatest(c.fair[q.outcome], 0.01) * ${MARGIN})
        * exp(${DRIFT}::float8 * (${chanceOf(seed, 'drift', 'f.match_id', 'q.outcome')} - 0.5)
            * case q.moment when 0 then 1 when 1 then 0 else 1.0 - (q.moment - 1) / 140.0 end)
        * (1 + ${OPINION}::float8
            * (${chanceOf(seed, 'opinion', 'f.match_id', 'q.outcome', 'q.bookmaker')} - 0.5)))
      ))::int as milli
    from fill_fixtures f
    join fill_fair c on c.sport = f.sport and c.home = f.home_level and c.away = f.away_level
    cross join lateral (
      select n % 5 + 1 as outcome, n / 10 % ${bookmakers} as bookmaker,
        n / 5 % 2 + 2 * (n / ${round}) as moment
      from generate_series(0, f.odds - 1) n
    ) q
    where f.bucket = ${bucket}
  `.execute(tx);
  // The site line: floor(median / 10) · 10, of an even count the floor of the mean of two.
  await sql`
    create temp table fill_lines on commit drop as
    select match_id, outcome, at,
      (floor(floor(percentile_cont(0.5) within group (order by milli)) / 10) * 10)::int as milli
    from fill_prices group by match_id, outcome, at
  `.execute(tx);
  await sql`
    create temp table fill_main on commit drop as
    select match_id, ${outcomes('first')} as first, ${outcomes('last')} as last
    from (
      select match_id, outcome, (array_agg(milli order by at))[1] as first,
        (array_agg(milli order by at desc))[1] as last
      from fill_lines group by match_id, outcome
    ) one
    group by match_id
  `.execute(tx);
  await sql`analyze fill_prices, fill_lines, fill_main`.execute(tx);
}

/** A partition that is filled before its index is made, and joins its table full. */
async function fillPartition(
  tx: Tx,
  table: 'odds_points' | 'site_lines',
  bucket: number,
  select: ReturnType<typeof sql>,
): Promise<void> {
  const partition = sql.table(`${table}_${bucket}`);
  await sql`create table ${partition} (like ${sql.table(table)} including defaults)`.execute(tx);
  await sql`insert into ${partition} ${select}`.execute(tx);
  await sql`
    alter table ${sql.table(table)} attach partition ${partition}
    for values from (${sql.lit(bucket)}) to (${sql.lit(bucket + 1)})
  `.execute(tx);
}

const oddTypeOf = (sport: string, outcome: string) =>
  sql.raw(
    `(case ${sport} when ${hockey} then ${array(hockey)} else ${array(soccer)} end)[${outcome}]`,
  );

function array(sport: number): string {
  return `array[${mainOddTypes(sport)
    .map((oddType) => `'${oddType}'`)
    .join(',')}]`;
}

export async function insertOdds(tx: Tx, { firstIds }: Fill, bucket: number): Promise<void> {
  const oddType = oddTypeOf('f.sport', 'p.outcome');
  await fillPartition(
    tx,
    'odds_points',
    bucket,
    sql`
      (bucket, match_id, odd_type, bookmaker_id, at, milli)
      select ${bucket}, p.match_id, ${oddType}, ${firstIds.bookmakers} + p.bookmaker, p.at, p.milli
      from fill_prices p join fill_fixtures f using (match_id)
    `,
  );
  await fillPartition(
    tx,
    'site_lines',
    bucket,
    sql`
      (bucket, match_id, odd_type, at, milli)
      select ${bucket}, p.match_id, ${oddType}, p.at, p.milli
      from fill_lines p join fill_fixtures f using (match_id)
    `,
  );
}

/** The month's matches, played where they are over, with first, current and closing odds. */
export async function insertMatches(tx: Tx, { seed, asOf }: Fill, bucket: number): Promise<void> {
  const periods = (goals: string, what: string) => {
    const first = `floor((${goals} + 1) * c_${what})::int`;
    return sql.raw(
      `case f.sport when ${hockey}
        then array[${first} / 2, ${first} - ${first} / 2, ${goals} - ${first}]
        else array[${first}, ${goals} - ${first}] end`,
    );
  };
  await sql`
    insert into matches (id, sport, league_id, season_id, home_id, away_id, slug, round, starts_at,
      bucket, status, home_score, away_score, home_periods, away_periods, home_extra, away_extra,
      odds_first, odds_current, odds_closing, odds_changed_at)
    select f.match_id, f.sport, f.league_id, f.season_id, f.home_id, f.away_id,
      h.slug || '-' || a.slug || '-' || to_char(f.starts_at, 'YYYY-MM-DD'), f.round::text,
      f.starts_at, f.bucket, case when is_over then ${MATCH_STATUS.finished}::int
        else ${MATCH_STATUS.scheduled}::int end,
      case when is_over then home end, case when is_over then away end,
      case when is_over then ${periods('home', 'home')} end,
      case when is_over then ${periods('away', 'away')} end,
      case when is_over and f.sport = ${hockey} and home = away then (c_home < 0.5)::int end,
      case when is_over and f.sport = ${hockey} and home = away then (c_home >= 0.5)::int end,
      o.first, o.last,
      case when is_over then o.last end,
      case when f.odds > 0 then f.priced_at
        - case when f.odds > 5 then interval '1 hour' else interval '48 hours' end end
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
        f.starts_at <= ${atSecond(asOf)}::timestamptz as is_over
    ) x
    where f.bucket = ${bucket}
  `.execute(tx);
}
