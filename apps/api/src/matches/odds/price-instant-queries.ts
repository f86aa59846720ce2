import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** Prices of bookmakers and aggregates on an outcome at an instant. */
export interface PriceInstant {
  readonly odd_type: string;
  readonly at: number;
  /** Prices of a file, given for a phase: their time is not a real one. */
  readonly is_phase: boolean;
  /** 1 early, 2 closing, where all prices of the instant are of a phase; else null. */
  readonly phase: number | null;
  readonly bookmakers: readonly number[];
  /** The price of the bookmaker at the same index. */
  readonly milli: readonly number[];
}

/** More than any market of a month-long history has. */
const MOST_INSTANTS = 20_000;

/** All prices of a market before its match, outcome by outcome, oldest first. */
export async function findPriceInstants(
  db: Db,
  match: { readonly id: number; readonly bucket: number },
  market: string,
): Promise<PriceInstant[]> {
  const { rows } = await sql<PriceInstant>`
    select p.odd_type, extract(epoch from p.at)::int as at, bool_or(p.phase is not null) as is_phase,
      case when bool_and(p.phase is not null) then max(p.phase)::int end as phase,
      array_agg(p.bookmaker_id order by p.bookmaker_id) as bookmakers,
      array_agg(p.milli order by p.bookmaker_id) as milli
    from prices p
    where p.match_id = ${match.id} and p.bucket = ${match.bucket}
      and split_part(p.odd_type, '.', 1) = ${market}
    group by p.odd_type, p.at
    order by p.odd_type, p.at
    limit ${MOST_INSTANTS}
  `.execute(db);
  return rows;
}
