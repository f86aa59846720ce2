import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export const PAGE_SIZE = 5_000;

export interface StoredForecasts {
  readonly model: string;
  readonly leagueIds: readonly number[];
  /** Matches that start before this are left out, unix seconds. */
  readonly sinceSeconds: number;
}

interface Row {
  readonly match_id: number;
  readonly p1: number;
  readonly px: number;
  readonly p2: number;
  readonly p_home_wins: number | null;
}

export async function findPage(
  db: Db,
  { model, leagueIds, sinceSeconds }: StoredForecasts,
  after: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (p.match_id) p.match_id, p.p1, p.px, p.p2, p.p_home_wins
    from predictions p join matches m on m.id = p.match_id
    where p.match_id > ${after}::int and p.model = ${model} and p.is_publishable
      and p.known_until <= m.starts_at
      and m.starts_at >= to_timestamp(${sinceSeconds}::float8)
      and m.league_id = any(${[...leagueIds]}::int[])
    order by p.match_id, p.known_until desc
    limit ${PAGE_SIZE}
  `.execute(db);
  return rows;
}
