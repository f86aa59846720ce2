import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

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
  /** When the price was last reported. */
  readonly confirmed_at: number;
}

/** The site line of some outcomes of a match, and each bookmaker's prices of them. */
export async function findOutcomePrices(
  db: Db,
  { id, bucket }: Key,
  oddTypes: readonly string[],
): Promise<OutcomePricesRow[]> {
  const wanted = sql`${[...oddTypes]}::text[]`;
  const { rows } = await sql<OutcomePricesRow>`
    with price as (
      select p.odd_type, p.bookmaker_id, b.name, p.at, p.milli
      from prices p join bookmakers b on b.id = p.bookmaker_id
      where p.match_id = ${id} and p.bucket = ${bucket} and p.odd_type = any(${wanted})
        and not b.is_aggregate
      union all
      select s.odd_type, null, null, s.at, s.milli
      from site_lines s
      where s.match_id = ${id} and s.bucket = ${bucket} and s.odd_type = any(${wanted})
    ), step as (
      select *, lag(milli) over (partition by odd_type, bookmaker_id order by at) as before
      from price
    )
    select odd_type, bookmaker_id, name,
      array_agg(extract(epoch from at)::int order by at)
        filter (where milli is distinct from before) as at,
      array_agg(milli order by at) filter (where milli is distinct from before) as milli,
      extract(epoch from max(at))::int as confirmed_at
    from step
    group by odd_type, bookmaker_id, name
    order by odd_type, bookmaker_id
  `.execute(db);
  return rows;
}
