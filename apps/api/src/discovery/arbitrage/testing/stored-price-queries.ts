import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export interface StoredPrice {
  readonly match_id: number;
  readonly odd_type: string;
  readonly name: string;
  readonly milli: number;
  readonly at: number;
}

/** The last price with a time of every bookmaker, of all matches of a sport still to begin. */
export async function findStoredPrices(
  db: Db,
  sport: number,
  nowSeconds: number,
): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select distinct on (p.match_id, p.odd_type, b.name)
      p.match_id, p.odd_type, b.name, p.milli, extract(epoch from p.at)::int as at
    from prices p
    join bookmakers b on b.id = p.bookmaker_id
    join matches m on m.id = p.match_id
    join leagues l on l.id = m.league_id
    where l.sport = ${sport} and m.starts_at > to_timestamp(${nowSeconds}) and not b.is_aggregate
      and p.phase is null
    order by p.match_id, p.odd_type, b.name, p.at desc
  `.execute(db);
  return rows;
}
