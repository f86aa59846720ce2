import type { AccountFavourites } from '@tipmark/contract';
import {
  FAVOURITES_LIMIT,
  type FavouriteKind,
  parseFavouriteKey,
  type Sport,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

interface Row {
  readonly kind: FavouriteKind;
  readonly entity_id: number;
  readonly sport: Sport | null;
  readonly slug: string | null;
  readonly name_ru: string | null;
  readonly name_en: string | null;
}

/** Everything the user starred, the oldest first. */
export async function readFavourites(db: Db | Tx, userId: number): Promise<AccountFavourites> {
  const { rows } = await sql<Row>`
    select f.kind, f.entity_id, t.sport, t.slug, t.name_ru, t.name_en
    from favourites f left join teams t on f.kind = 't' and t.id = f.entity_id
    where f.user_id = ${userId}
    order by f.starred_at, f.kind, f.entity_id
  `.execute(db);
  return {
    keys: rows.map(({ kind, entity_id }) => `${kind}${entity_id}`),
    teams: rows.flatMap(({ entity_id, sport, slug, name_ru, name_en }) =>
      sport === null || slug === null || name_ru === null || name_en === null
        ? []
        : [
            {
              id: entity_id,
              link: `${entity_id}-${slug}`,
              sportType: sport,
              names: { ru: name_ru, en: name_en },
            },
          ],
    ),
  };
}

const idsOf = (keys: readonly string[], wanted: FavouriteKind): number[] =>
  keys.flatMap((key) => {
    const parsed = parseFavouriteKey(key);
    return parsed?.kind === wanted ? [parsed.id] : [];
  });

/** Adds an existing entity to the favourites; one that is there already keeps its position. */
export async function addFavourites(
  tx: Tx,
  userId: number,
  keys: readonly string[],
  nowSeconds: number,
): Promise<void> {
  if (keys.length === 0) return;
  const at = atSecond(nowSeconds);
  await sql`
    insert into favourites (user_id, kind, entity_id, starred_at)
    select ${userId}::integer, kind, id, ${at}::timestamptz from (
      select 'm' as kind, id from matches where id = any(${idsOf(keys, 'm')}::integer[])
      union all select 'l', id from leagues where id = any(${idsOf(keys, 'l')}::integer[])
      union all select 't', id from teams where id = any(${idsOf(keys, 't')}::integer[])
    ) as known
    on conflict do nothing
  `.execute(tx);
  await sql`
    delete from favourites f using (
      select kind, entity_id, row_number() over (
        partition by kind = 't' order by starred_at desc, kind desc, entity_id desc
      ) as age
      from favourites where user_id = ${userId}
    ) as aged
    where f.user_id = ${userId} and f.kind = aged.kind and f.entity_id = aged.entity_id
      and aged.age > case when f.kind = 't' then ${FAVOURITES_LIMIT.teams}::integer
        else ${FAVOURITES_LIMIT.matchesAndLeagues}::integer end
  `.execute(tx);
}

export async function removeFavourites(
  tx: Tx,
  userId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from favourites where user_id = ${userId} and (
      (kind = 'm' and entity_id = any(${idsOf(keys, 'm')}::integer[]))
      or (kind = 'l' and entity_id = any(${idsOf(keys, 'l')}::integer[]))
      or (kind = 't' and entity_id = any(${idsOf(keys, 't')}::integer[])))
  `.execute(tx);
}
