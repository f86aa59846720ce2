import type { Tx } from '@tipmark/api/database';
import { mainOddTypes, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import type { Fill } from './fill-queries.ts';
import { layoutOf } from './world-size.ts';

const MARGIN = 1.05;
/** How far a price wanders from opening to close, and a bookmaker from the others. */
const DRIFT = 0.2;
const OPINION = 0.02;

const SPORTS = Object.values(SPORT);
const outcomesOf = (sport: string) =>
  sql.raw(
    `case ${sport} ${SPORTS.map((one) => `when ${one} then ${mainOddTypes(one).length}`).join(' ')} end`,
  );

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
      select n % k.outcomes + 1 as outcome, n / (2 * k.outcomes) % ${bookmakers} as bookmaker,
        n / k.outcomes % 2 + 2 * (n / (2 * k.outcomes * ${bookmakers})) as moment
      from (select ${outcomesOf('f.sport')} as outcomes) k
      cross join lateral generate_series(0, f.odds - 1) n
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
    `(case ${sport} ${SPORTS.map((one) => `when ${one} then ${array(one)}`).join(' ')} end)[${outcome}]`,
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
