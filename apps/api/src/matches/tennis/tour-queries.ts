import { SPORT } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Tours of players: `id`, `tour`. Sources report people; a simulated one is named by its tour. */
export const TOURS_OF_PLAYERS = sql`(
  select k.id, p.tour from told_people p
  join source_keys k on k.source = p.source and k.kind = 'team' and k.key = p.key
  union
  select n.id, n.country_code from known_names n
  where n.kind = 'team' and n.sport = ${SPORT.tennis} and n.is_simulated
)`;

/** When ranks were stated, from and before. Unix seconds; undefined = no end. */
export interface StatedIn {
  readonly since: number;
  readonly until: number | undefined;
}

/** Newest ranks stated in a time: `player_id`, `place`, `starts_at`. */
export function newestRanks({ since, until }: StatedIn): RawBuilder<unknown> {
  return sql`(
    select distinct on (side.player_id) side.player_id, side.place, m.starts_at
    from matches m
    cross join lateral (
      values (m.home_id, m.home_rank), (m.away_id, m.away_rank)
    ) as side(player_id, place)
    where m.sport = ${SPORT.tennis} and side.place is not null
      and m.starts_at >= ${atSecond(since)}
      ${until === undefined ? sql`` : sql`and m.starts_at < ${atSecond(until)}`}
    order by side.player_id, m.starts_at desc, side.place
  )`;
}

/** Tours whose players have ranks stated in a time. */
export async function findRankedTours(db: Db, stated: StatedIn): Promise<string[]> {
  const { rows } = await sql<{ tour: string }>`
    select distinct o.tour from ${newestRanks(stated)} n
    join ${TOURS_OF_PLAYERS} o on o.id = n.player_id
  `.execute(db);
  return rows.map(({ tour }) => tour);
}

/** When the first rank was stated. */
export async function findFirstRankAt(db: Db): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from starts_at)::int as at from matches
    where sport = ${SPORT.tennis} and (home_rank is not null or away_rank is not null)
    order by starts_at limit 1
  `.execute(db);
  return rows[0]?.at ?? null;
}
