import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { PRICE_PHASE } from '../../ingest/odds/phase-prices.ts';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { untimedInstants } from './scanner-queries.ts';

interface Key {
  readonly id: number;
  readonly bucket: number;
}

export interface OutcomePricesRow {
  readonly odd_type: string;
  /** null: the site line. */
  readonly bookmaker_id: number | null;
  readonly name: string | null;
  /** Unix seconds, ascending, and the price from each on; repeated prices are left out. */
  readonly at: readonly number[];
  readonly milli: readonly number[];
  /** At the same index 1 early, 2 closing, 0 with a real time; null = all have one. */
  readonly phases: readonly number[] | null;
  /** When a price was last reported; null = none has a time. */
  readonly confirmed_at: number | null;
  /** Orders bookmakers whose prices have no times. */
  readonly last_at: number;
}

/** An opening price is the first of a bookmaker, whatever its order among those of a file. */
const inOrder = sql`phase is distinct from ${PRICE_PHASE.first}, at`;

/** The site line of some outcomes of a match, and each bookmaker's prices of them. */
export async function findOutcomePrices(
  db: Db,
  { id, bucket }: Key,
  oddTypes: readonly string[],
  locale: Locale,
): Promise<OutcomePricesRow[]> {
  const wanted = sql`${[...oddTypes]}::text[]`;
  const { rows } = await sql<OutcomePricesRow>`
    with price as (
      select p.odd_type, p.bookmaker_id, b.name, p.at, p.milli, p.phase::int as phase
      from prices p join bookmakers b on b.id = p.bookmaker_id
      where p.match_id = ${id} and p.bucket = ${bucket} and p.odd_type = any(${wanted})
        and not b.is_aggregate
      union all
      select s.odd_type, null, null, s.at, s.milli, u.phase
      from site_lines s
      left join ${untimedInstants({ ids: [id], buckets: [bucket] })} u
        on u.odd_type = s.odd_type and u.at = s.at
      where s.match_id = ${id} and s.bucket = ${bucket} and s.odd_type = any(${wanted})
    ), step as (
      select *, lag(milli) over (partition by odd_type, bookmaker_id order by ${inOrder}) as before
      from price
    )
    select odd_type, bookmaker_id, name,
      array_agg(extract(epoch from at)::int order by ${inOrder})
        filter (where milli is distinct from before) as at,
      array_agg(milli order by ${inOrder}) filter (where milli is distinct from before) as milli,
      case when count(phase) > 0 then
        array_agg(coalesce(phase, 0) order by ${inOrder}) filter (where milli is distinct from before)
      end as phases,
      extract(epoch from max(at) filter (where phase is null))::int as confirmed_at,
      extract(epoch from max(at))::int as last_at
    from step
    group by odd_type, bookmaker_id, name
    order by odd_type, bookmaker_id
  `.execute(db);
  return rows.map((row) => ({ ...row, name: row.name && firmName(row.name, locale) }));
}
