import type { OpenCollections, OpenFiltersOf, OpenRowOf } from '@tipmark/contract/open';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { PRICE_PHASE } from '../../ingest/odds/phase-prices.ts';
import { bookmakerName } from '../../matches/odds/bookmaker-name.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  byInstant,
  byNumber,
  byText,
  isAfterKeys,
  isWhere,
  microsOf,
} from '../listing/keyset-queries.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';
import type { OpenMatchKey } from './match-queries.ts';

type Odds = OpenCollections['matchOdds'];
type Closing = OpenCollections['matchClosing'];

const MILLI = 1_000;

interface PriceRow {
  readonly odd_type: string;
  readonly bookmaker_id: number;
  readonly name: string;
  readonly is_aggregate: boolean;
  readonly milli: number;
  readonly at: number;
  readonly phase: number | null;
  readonly instant: number;
}

const isOfMarket = (market: string) => sql`split_part(p.odd_type, '.', 1) = ${market}`;

const phaseOf = (phase: number | null) => {
  if (phase === null) return null;
  return phase === PRICE_PHASE.first ? 'first' : 'closing';
};

/** Every price of a match by outcome, bookmaker and time. */
export async function findOpenOdds(
  db: Db,
  match: OpenMatchKey,
  { market, bookmaker }: OpenFiltersOf<Odds>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenRowOf<Odds>>> {
  const order = [
    byText(sql`p.odd_type collate "C"`),
    byNumber(sql`p.bookmaker_id`),
    byInstant(sql`p.at`),
    byNumber(sql`coalesce(p.phase, 0)::int`),
  ];
  const { rows } = await sql<PriceRow>`
    select p.odd_type, p.bookmaker_id, b.name, b.is_aggregate, p.milli,
      extract(epoch from p.at)::int as at, p.phase, ${microsOf(sql`p.at`)} as instant
    from prices p join bookmakers b on b.id = p.bookmaker_id
    where p.match_id = ${match.id} and p.bucket = ${match.bucket}
      and ${isWhere(market, isOfMarket)}
      and ${isWhere(bookmaker, (id) => sql`p.bookmaker_id = ${id}`)}
      and ${isAfterKeys(order, after)}
    order by ${sql.join(order.map(({ column }) => column))} limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    (row) => [row.odd_type, row.bookmaker_id, row.instant, row.phase ?? 0],
    (row) => ({
      outcome: row.odd_type,
      bookmaker: {
        id: row.bookmaker_id,
        name: bookmakerName(row, locale),
        isAggregate: row.is_aggregate,
      },
      price: row.milli / MILLI,
      at: row.phase === null ? row.at : null,
      phase: phaseOf(row.phase),
    }),
  );
}

interface ClosingRow {
  readonly odd_type: string;
  readonly milli: number;
  readonly at: number;
  readonly has_time: boolean;
}

/** The last site line of every outcome before the odds closed; nothing until then. */
export async function findOpenClosing(
  db: Db,
  match: OpenMatchKey,
  { market }: OpenFiltersOf<Closing>,
  { after, limit, nowSeconds }: Wanted & { readonly nowSeconds: number },
): Promise<OpenPage<OpenRowOf<Closing>>> {
  if (nowSeconds < match.closes_at) return { rows: [], next: undefined };
  const order = [byText(sql`p.odd_type collate "C"`)];
  const { rows } = await sql<ClosingRow>`
    select distinct on (p.odd_type collate "C") p.odd_type, p.milli,
      extract(epoch from p.at)::int as at, exists (
        select from odds_points o where o.match_id = p.match_id and o.bucket = p.bucket
          and o.odd_type = p.odd_type
      ) as has_time
    from site_lines p
    where p.match_id = ${match.id} and p.bucket = ${match.bucket}
      and p.at < ${atSecond(match.closes_at)}
      and ${isWhere(market, isOfMarket)}
      and ${isAfterKeys(order, after)}
    order by p.odd_type collate "C", p.at desc limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ odd_type }) => [odd_type],
    (row) => ({
      outcome: row.odd_type,
      price: row.milli / MILLI,
      at: row.has_time ? row.at : null,
    }),
  );
}
