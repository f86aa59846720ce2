import { MATCH_STATUS, SCANNER_LIMIT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { AnalysisRow } from '../../matches/forecasts/stored/analysis-queries.ts';
import { selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import {
  isReporting,
  newestFirst,
  reportingColumns,
} from '../../matches/odds/reporting-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

const HORIZON_SECONDS = SCANNER_LIMIT.matchHours * 3_600;

export interface ScannerKey {
  readonly id: number;
  readonly rev: number;
  readonly starts_at: number;
}

/** Matches the scanner has to know, nearest first, each with its revision. */
export async function findScannerKeys(
  db: Db,
  nowSeconds: number,
  limit: number,
): Promise<ScannerKey[]> {
  return db
    .selectFrom('matches')
    .select(['id', 'rev', sql<number>`extract(epoch from starts_at)::int`.as('starts_at')])
    .where('status', '=', MATCH_STATUS.scheduled)
    .where('starts_at', '>', atSecond(nowSeconds))
    .where('starts_at', '<=', atSecond(nowSeconds + HORIZON_SECONDS))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those of some matches that are still to begin, with their names in both languages. */
export function findScannerMatches(db: Db, ids: readonly number[], nowSeconds: number) {
  return selectMatchRows(db, 'ru')
    .select([
      'm.bucket',
      'm.rev',
      'l.league_type',
      'l.tier',
      'l.is_simulated',
      'l.name_en as league_name_en',
      'h.name_en as home_name_en',
      'a.name_en as away_name_en',
    ])
    .where('m.id', 'in', [...ids])
    .where('m.status', '=', MATCH_STATUS.scheduled)
    .where('m.starts_at', '>', atSecond(nowSeconds))
    .where('m.starts_at', '<=', atSecond(nowSeconds + HORIZON_SECONDS))
    .execute();
}

export type ScannerMatchRow = Awaited<ReturnType<typeof findScannerMatches>>[number];

/** Where the prices of some matches are: their ids and partitions. */
export interface PricedMatches {
  readonly ids: readonly number[];
  readonly buckets: readonly number[];
}

export interface ScannerLineRow {
  readonly match_id: number;
  readonly odd_type: string;
  /** Unix seconds, ascending, and the site line from each on. */
  readonly at: readonly number[];
  readonly milli: readonly number[];
  /** At the same index 1 early, 2 closing, 0 with a real time; null = all have one. */
  readonly phases: readonly number[] | null;
}

/**
 * The instants at which some matches have prices of a phase alone: they only order the prices of an
 * outcome, and are no times.
 */
export const untimedInstants = ({ ids, buckets }: PricedMatches) => sql`(
  select p.match_id, one.odd_type, p.at, max(p.phase)::int as phase
  from phase_prices p
  join price_layouts l on l.id = p.layout_id
  cross join lateral unnest(l.odd_types) as one(odd_type)
  where p.match_id = any(${[...ids]}::int[]) and p.bucket = any(${[...buckets]}::int[])
    and not exists (
      select from odds_points o
      where o.match_id = p.match_id and o.odd_type = one.odd_type and o.at = p.at
        and o.bucket = p.bucket and o.bucket = any(${[...buckets]}::int[])
    )
  group by p.match_id, one.odd_type, p.at
)`;

/** Every change of the site line of every outcome, outcomes in the order of their characters. */
export async function findScannerLines(db: Db, matches: PricedMatches): Promise<ScannerLineRow[]> {
  const { ids, buckets } = matches;
  const { rows } = await sql<ScannerLineRow>`
    select s.match_id, s.odd_type,
      array_agg(extract(epoch from s.at)::int order by s.at) as at,
      array_agg(s.milli order by s.at) as milli,
      case when count(u.phase) > 0 then array_agg(coalesce(u.phase, 0) order by s.at) end as phases
    from site_lines s
    left join ${untimedInstants(matches)} u
      on u.match_id = s.match_id and u.odd_type = s.odd_type and u.at = s.at
    where s.match_id = any(${[...ids]}::int[]) and s.bucket = any(${[...buckets]}::int[])
    group by s.match_id, s.odd_type
    order by s.match_id, s.odd_type collate "C"
  `.execute(db);
  return rows;
}

export interface ScannerPriceRow {
  readonly match_id: number;
  readonly odd_type: string;
  /** Highest price now; of equal ones the bookmaker first in the alphabet. */
  readonly best: number;
  readonly bookmaker: string;
  readonly bookmakers: number;
  /** null: no price of the outcome has a time. */
  readonly confirmed_at: number | null;
  /** Prices with times: `[milli-odds, unix second, bookmaker]`, bookmakers in their order. */
  readonly named: readonly (readonly [milli: number, at: number, bookmaker: string])[] | null;
}

/**
 * The prices of every outcome at bookmakers that are still reporting. Prices without times count
 * where no bookmaker has one with a time.
 */
export async function findScannerPrices(
  db: Db,
  { ids, buckets }: PricedMatches,
): Promise<ScannerPriceRow[]> {
  const { rows } = await sql<ScannerPriceRow>`
    select match_id, odd_type,
      (array_agg(milli order by milli desc, name))[1] as best,
      (array_agg(name order by milli desc, name))[1] as bookmaker,
      count(*)::int as bookmakers,
      extract(epoch from max(at) filter (where phase is null))::int as confirmed_at,
      json_agg(json_build_array(milli, extract(epoch from at)::int, name) order by name)
        filter (where phase is null) as named
    from (
      select distinct on (p.match_id, p.odd_type, p.bookmaker_id)
        p.match_id, p.odd_type, b.name, p.milli,
        ${reportingColumns(sql`p.match_id, p.odd_type`)}
      from prices p join bookmakers b on b.id = p.bookmaker_id
      where p.match_id = any(${[...ids]}::int[]) and p.bucket = any(${[...buckets]}::int[])
        and not b.is_aggregate
      order by p.match_id, p.odd_type, p.bookmaker_id, ${newestFirst}
    ) price
    where ${isReporting}
    group by match_id, odd_type
  `.execute(db);
  return rows;
}

/** The last publishable prediction of some matches, based on data from before their start. */
export async function findScannerAnalysis(db: Db, ids: readonly number[]): Promise<AnalysisRow[]> {
  const { rows } = await sql<AnalysisRow>`
    select distinct on (p.match_id) p.match_id, p.p1, p.px, p.p2, p.expected_home,
      p.expected_away, p.forecast_score, p.p_over_main, p.p_both_score,
      p.p_home_wins
    from predictions p join matches m on m.id = p.match_id
    where p.match_id = any(${[...ids]}::int[]) and p.is_publishable
      and p.known_until <= m.starts_at
    order by p.match_id, p.known_until desc, p.made_at desc
  `.execute(db);
  return rows;
}
