import type { Db } from '@tipmark/api/database';
import { sql } from 'kysely';

/** What has pages with computed numbers, by id. */
export interface Pages {
  /** Finished ones of soccer with prices. */
  readonly matches: readonly number[];
  /** Tipsters with settled tips and public statistics. */
  readonly profiles: readonly number[];
  readonly ratings: readonly number[];
  /** Of soccer, with finished matches. */
  readonly seasons: readonly { readonly league: number; readonly season: number }[];
}

/** Everything that a day can be asked about, in the order of ids. */
export async function findPages(db: Db): Promise<Pages> {
  const ids = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  const seasons = await sql<{ league: number; season: number }>`
    select m.league_id as league, m.season_id as season from matches m
    where m.sport = 1 and m.status = 3 group by 1, 2 order by 2
  `.execute(db);
  return {
    matches: await ids(sql`
      select id from matches where sport = 1 and status = 3 and odds_closing is not null
        and array_position(odds_closing, null) is null order by id
    `),
    profiles: await ids(sql`
      select u.id from users u where not u.is_private and u.blocked_at is null
        and exists (select from tips t where t.user_id = u.id and t.result > 0) order by u.id
    `),
    ratings: await ids(sql`select user_id as id from ratings order by 1`),
    seasons: seasons.rows,
  };
}
