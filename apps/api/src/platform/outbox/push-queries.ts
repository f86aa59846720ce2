import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/tx.ts';

/** More browsers than a person has; the oldest are removed. */
const MAX_BROWSERS = 20;

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Subscriber {
  readonly userId: number;
  readonly tokenHash: string;
  readonly locale: string;
}

/** The browser belongs to this sign-in from now on, whoever used it before. */
export async function storeSubscription(
  tx: Tx,
  { userId, tokenHash, locale }: Subscriber,
  target: PushTarget,
  nowSeconds: number,
): Promise<void> {
  const { endpoint, ...keys } = target;
  const owner = { ...keys, user_id: userId, token_hash: tokenHash, locale };
  await tx
    .insertInto('push_subscriptions')
    .values({ ...owner, endpoint, id: randomUUID(), created_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute();
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id offset ${MAX_BROWSERS}
    )
  `.execute(tx);
}

export async function findEndpoints(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('token_hash', '=', tokenHash)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

export async function endSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export function findTarget(db: Db, id: string): Promise<PushTarget | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function dropSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Whether the user `u` has a browser that is sent notifications. */
export const HAS_BROWSER = sql<boolean>`exists (
  select 1 from push_subscriptions p where p.user_id = u.id
)`;
