import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { digestOf } from '../sessions/session-token.ts';

const ATTEMPT_SECONDS = 15 * 60;
export const ARRIVAL_SECONDS = 10 * 60;

export type Attempt = {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The user linking the account; null: a sign-in. */
  readonly userId: number | null;
  readonly nextPage: string;
  readonly locale: string;
};

/** Secrets that only the browser has; the database stores their digests. */
export type Held = { readonly secret: string; readonly browser: string };

export async function storeAttempt(
  db: Db,
  { secret, browser }: Held,
  attempt: Attempt,
  nowSeconds: number,
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: digestOf(secret),
      browser_hash: digestOf(browser),
      provider: attempt.provider,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      user_id: attempt.userId,
      next_page: attempt.nextPage,
      locale: attempt.locale,
      expires_at: atSecond(nowSeconds + ATTEMPT_SECONDS),
    })
    .execute();
}

/** Uses an attempt up, only in the browser that began it. */
export async function takeAttempt(
  db: Db,
  { secret, browser }: Held,
  provider: string,
  nowSeconds: number,
): Promise<Attempt | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', atSecond(nowSeconds))
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      provider: row.provider,
      nonce: row.nonce,
      verifier: row.verifier,
      userId: row.user_id,
      nextPage: row.next_page,
      locale: row.locale,
    }
  );
}

/** A user as confirmed by a provider. */
export type Vouched = {
  readonly provider: string;
  readonly subject: string;
  /** Only one that the provider has verified. */
  readonly email: string | null;
  readonly name: string;
};

export async function storeArrival(
  db: Db,
  { secret, browser }: Held,
  vouched: Vouched,
  nowSeconds: number,
): Promise<void> {
  await db
    .insertInto('arrivals')
    .values({
      hash: digestOf(secret),
      browser_hash: digestOf(browser),
      ...vouched,
      expires_at: atSecond(nowSeconds + ARRIVAL_SECONDS),
      used_at: null,
    })
    .execute();
}

/** An arrival as long as it is valid, in the browser it belongs to. */
export function findArrival(
  db: Db,
  { secret, browser }: Held,
  nowSeconds: number,
): Promise<Vouched | undefined> {
  return db
    .selectFrom('arrivals')
    .select(['provider', 'subject', 'email', 'name'])
    .where('hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds))
    .executeTakeFirst();
}

/** Uses an arrival up: of concurrent calls only one gets it. */
export function takeArrival(
  tx: Tx,
  { secret, browser }: Held,
  nowSeconds: number,
): Promise<Vouched | undefined> {
  return tx
    .updateTable('arrivals')
    .set({ used_at: atSecond(nowSeconds) })
    .where('hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds))
    .returning(['provider', 'subject', 'email', 'name'])
    .executeTakeFirst();
}

export async function findIdentityUser(
  db: Db | Tx,
  { provider, subject }: Pick<Vouched, 'provider' | 'subject'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** @returns false when it belongs to another user, or the user has another of this provider */
export async function linkIdentity(
  db: Db | Tx,
  userId: number,
  { provider, subject, email }: Vouched,
  nowSeconds: number,
): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values({ provider, subject, email, user_id: userId, linked_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined || (await findIdentityUser(db, { provider, subject })) === userId;
}

export type LinkedIdentity = {
  readonly provider: string;
  readonly email: string | null;
  readonly linked_at: Date;
};

export function findIdentities(db: Db | Tx, userId: number): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('identities')
    .select(['provider', 'email', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
}

export async function unlinkIdentity(tx: Tx, userId: number, provider: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  return gone !== undefined;
}
