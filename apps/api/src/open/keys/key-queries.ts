import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';

export const MOST_KEYS = 5;
const DAYS_BACK = 30;

export interface KnownKey {
  readonly id: string;
  readonly userId: number;
  /** Unix seconds. */
  readonly subscribedUntil: number | null;
}

/** A key that may be used: its owner is not blocked. */
export async function findKeyByHash(db: Db, hash: string): Promise<KnownKey | undefined> {
  const { rows } = await sql<KnownKey>`
    select k.id, k.user_id as "userId",
      extract(epoch from u.subscription_expires_at)::int as "subscribedUntil"
    from open_keys k join users u on u.id = k.user_id
    where k.hash = ${hash} and u.blocked_at is null and 'read' = any(k.scopes)
  `.execute(db);
  return rows[0];
}

export interface NewKey {
  readonly userId: number;
  readonly hash: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
}

/** @returns false where every place is taken, or was by a concurrent call */
export async function insertKey(db: Db, key: NewKey, nowSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into open_keys (id, user_id, place, hash, name, hint, scopes, created_at)
    select ${randomUUID()}, ${key.userId}, min(free.place), ${key.hash}, ${key.name}, ${key.hint},
      ${[...key.scopes]}::text[], ${atSecond(nowSeconds)}
    from generate_series(1, ${MOST_KEYS}::int) as free(place)
    where not exists (
      select from open_keys k where k.user_id = ${key.userId} and k.place = free.place
    )
    having min(free.place) is not null
    on conflict do nothing
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** @returns whether there was such a key of the user */
export async function deleteKey(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('open_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly created_at: number;
  readonly last_used_at: number | null;
}

export async function findKeysOf(db: Db, userId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, name, hint, scopes, extract(epoch from created_at)::int as created_at,
      extract(epoch from last_used_at)::int as last_used_at
    from open_keys where user_id = ${userId} order by created_at, id
  `.execute(db);
  return rows;
}

export interface DayOfUse {
  readonly day: string;
  readonly calls: number;
  readonly refused: number;
  readonly unchanged: number;
}

/** The last days with calls, the newest last. */
export async function findDaysOf(db: Db, userId: number, nowSeconds: number): Promise<DayOfUse[]> {
  const { rows } = await sql<DayOfUse>`
    select day::text as day, calls, refused, unchanged from open_key_days
    where user_id = ${userId}
      and day >= (${atSecond(nowSeconds)} at time zone 'UTC')::date - ${DAYS_BACK}::int
    order by day
  `.execute(db);
  return rows;
}

/** Calls of a user on a day, and the key of the last one. */
export type Use = DayOfUse & {
  readonly userId: number;
  readonly keyId: string;
  readonly lastAt: number;
};

/** Adds what was counted. Keys and users that are gone meanwhile are left out. */
export async function addUses(db: Db, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return;
  await tx(db, async (trx) => {
    await sql`
      update open_keys k set last_used_at = greatest(k.last_used_at, to_timestamp(w.at))
      from unnest(
        ${uses.map(({ keyId }) => keyId)}::uuid[], ${uses.map(({ lastAt }) => lastAt)}::int[]
      ) as w(id, at) where k.id = w.id
    `.execute(trx);
    await sql`
      insert into open_key_days as d (user_id, day, calls, refused, unchanged)
      select w.user_id, w.day, sum(w.calls), sum(w.refused), sum(w.unchanged)
      from unnest(
        ${uses.map(({ userId }) => userId)}::int[], ${uses.map(({ day }) => day)}::date[],
        ${uses.map(({ calls }) => calls)}::int[], ${uses.map(({ refused }) => refused)}::int[],
        ${uses.map(({ unchanged }) => unchanged)}::int[]
      ) as w(user_id, day, calls, refused, unchanged)
      where exists (select from users u where u.id = w.user_id)
      group by w.user_id, w.day
      order by w.user_id
      on conflict (user_id, day) do update set calls = d.calls + excluded.calls,
        refused = d.refused + excluded.refused, unchanged = d.unchanged + excluded.unchanged
    `.execute(trx);
  });
}
