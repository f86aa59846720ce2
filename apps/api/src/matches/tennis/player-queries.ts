import { SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';

interface RankRow {
  readonly place: number;
  readonly at: number;
}

const placeOf = (playerId: number) =>
  sql<number>`case when home_id = ${playerId} then home_rank else away_rank end`;

/** Places in the ranking reported with a player's matches: the newest, and the best one. */
export async function findRanks(
  db: Db,
  playerId: number,
): Promise<{ readonly newest: RankRow | undefined; readonly best: RankRow | undefined }> {
  const { rows } = await sql<RankRow & { readonly is_newest: boolean }>`
    with reported as (
      select ${placeOf(playerId)} as place, extract(epoch from starts_at)::int as at
      from matches where (home_id = ${playerId} or away_id = ${playerId}) and sport = ${SPORT.tennis}
    )
    (select place, at, true as is_newest from reported where place is not null
      order by at desc limit 1)
    union all
    (select place, at, false from reported where place is not null
      order by place, at desc limit 1)
  `.execute(db);
  const [newest, best] = [true, false].map((wanted) =>
    rows.find(({ is_newest: isNewest }) => isNewest === wanted),
  );
  return { newest, best };
}

export interface PlayerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string;
}

/** Players by their ids. */
export function findPlayers(db: Db, ids: readonly number[], locale: Locale): Promise<PlayerRow[]> {
  return db
    .selectFrom('teams as t')
    .select(['t.id', 't.slug', `t.${nameColumn(locale)} as name`, 't.country_code'])
    .where(sql<boolean>`t.id = any(${[...ids]}::int[])`)
    .execute();
}
