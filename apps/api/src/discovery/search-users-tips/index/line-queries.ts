import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

interface LineRow {
  readonly match_id: number;
  readonly odd_type: string;
  readonly milli: number;
}

/** The latest site line of every outcome of some matches. */
export async function findCurrentLines(
  db: Db,
  matches: readonly { readonly id: number; readonly bucket: number }[],
): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select distinct on (match_id, odd_type) match_id, odd_type, milli
    from site_lines
    where match_id = any(${matches.map(({ id }) => id)}::int[])
      and bucket = any(${[...new Set(matches.map(({ bucket }) => bucket))]}::int[])
    order by match_id, odd_type, at desc
  `.execute(db);
  return rows;
}
