import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { withFirmNames } from './bookmaker-name.ts';
import { isReporting, newestFirst, reportingColumns } from './reporting-queries.ts';

export interface CurrentPriceRow {
  readonly odd_type: string;
  readonly bookmaker: string;
  readonly milli: number;
  /** null: its source gives no times. */
  readonly confirmed_at: number | null;
}

/**
 * Newest price of every bookmaker that is still reporting, aggregates excluded.
 * @param oddTypes absent = all
 */
export async function findCurrentPrices(
  db: Db,
  match: { readonly id: number; readonly bucket: number },
  locale: Locale,
  oddTypes?: readonly string[],
): Promise<CurrentPriceRow[]> {
  const wanted =
    oddTypes === undefined ? sql`` : sql`and p.odd_type = any(${[...oddTypes]}::text[])`;
  const { rows } = await sql<CurrentPriceRow>`
    select odd_type, name as bookmaker, milli,
      case when phase is null then extract(epoch from at)::int end as confirmed_at
    from (
      select distinct on (p.odd_type, p.bookmaker_id) p.odd_type, b.name, p.milli,
        ${reportingColumns(sql`p.odd_type`)}
      from prices p join bookmakers b on b.id = p.bookmaker_id
      where p.match_id = ${match.id} and p.bucket = ${match.bucket} and not b.is_aggregate ${wanted}
      order by p.odd_type, p.bookmaker_id, ${newestFirst}
    ) price
    where ${isReporting}
    order by odd_type, milli desc, bookmaker
  `.execute(db);
  return withFirmNames(rows, locale);
}

export interface BookmakerRow {
  readonly odd_type: string;
  readonly bookmaker_id: number;
  readonly name: string;
  readonly is_aggregate: boolean;
  readonly first: number;
  readonly current: number;
  readonly best: number;
  /** null: the current price has no time of its own. */
  readonly updated_at: number | null;
}

/** Prices of every bookmaker on the outcomes of a market. */
export async function findBookmakersOfMarket(
  db: Db,
  match: { readonly id: number; readonly bucket: number },
  market: string,
): Promise<BookmakerRow[]> {
  const { rows } = await sql<BookmakerRow>`
    select p.odd_type, p.bookmaker_id, b.name, b.is_aggregate,
      (array_agg(p.milli order by p.at))[1] as first,
      (array_agg(p.milli order by p.at desc))[1] as current,
      max(p.milli) as best,
      (array_agg(case when p.phase is null then extract(epoch from p.at)::int end
        order by p.at desc))[1] as updated_at
    from prices p join bookmakers b on b.id = p.bookmaker_id
    where p.match_id = ${match.id} and p.bucket = ${match.bucket}
      and split_part(p.odd_type, '.', 1) = ${market}
    group by p.odd_type, p.bookmaker_id, b.name, b.is_aggregate
    order by b.is_aggregate, b.name, p.bookmaker_id, p.odd_type
  `.execute(db);
  return rows;
}

export interface LineRow {
  readonly odd_type: string;
  readonly at: number;
  readonly milli: number;
}

/** Every change of the site lines of a market, oldest first. */
export async function findSiteLinesOfMarket(
  db: Db,
  match: { readonly id: number; readonly bucket: number },
  market: string,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select odd_type, extract(epoch from at)::int as at, milli from site_lines
    where match_id = ${match.id} and bucket = ${match.bucket}
      and split_part(odd_type, '.', 1) = ${market}
    order by odd_type, at
  `.execute(db);
  return rows;
}

export interface CurrentLineRow {
  readonly odd_type: string;
  readonly first: number;
  readonly milli: number;
}

/** Site line of every outcome of a match: opened at, and now. */
export async function findCurrentLines(
  db: Db,
  match: { readonly id: number; readonly bucket: number },
): Promise<CurrentLineRow[]> {
  const { rows } = await sql<CurrentLineRow>`
    select odd_type, (array_agg(milli order by at))[1] as first,
      (array_agg(milli order by at desc))[1] as milli
    from site_lines
    where match_id = ${match.id} and bucket = ${match.bucket}
    group by odd_type order by odd_type
  `.execute(db);
  return rows;
}

export type MatchLineRow = CurrentLineRow & { readonly match_id: number };

/** The same of several matches, in one statement. */
export async function findCurrentLinesOf(
  db: Db,
  matches: readonly { readonly id: number; readonly bucket: number }[],
): Promise<MatchLineRow[]> {
  const buckets = matches.map(({ bucket }) => bucket);
  const { rows } = await sql<MatchLineRow>`
    select s.match_id, s.odd_type, (array_agg(s.milli order by s.at))[1] as first,
      (array_agg(s.milli order by s.at desc))[1] as milli
    from unnest(${matches.map(({ id }) => id)}::int[], ${buckets}::int[]) as wanted(id, bucket)
    join site_lines s on s.match_id = wanted.id and s.bucket = wanted.bucket
    where s.bucket = any(${buckets}::int[])
    group by s.match_id, s.odd_type order by s.match_id, s.odd_type
  `.execute(db);
  return rows;
}
