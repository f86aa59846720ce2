import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { digestOf } from '../sessions/session-token.ts';

const ATTEMPT_SECONDS = 15 * 60;
export const ARRIVAL_SECONDS = 10 * 60;

export interface Attempt {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The user linking the account; null: a sign-in. */
  readonly userId: number | null;
  readonly nextPage: string;
  readonly locale: string;
}

/** Secrets that only the browser has; the database stores their digests. */
export interface Held {
  readonly secret: string;
  readonly browser: string;
}

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
      used_at: null,
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
    .updateTable('sign_in_attempts')
    .set({ used_at: atSecond(nowSeconds) })
    .where('state_hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
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

/**
 * Language and page of an attempt that cannot be used any more: it was used, has expired, or
 * belongs to another browser, which does not learn the page.
 */
export async function findSpentAttempt(
  db: Db,
  { secret, browser }: Held,
): Promise<Pick<Attempt, 'locale' | 'nextPage'> | undefined> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select(['locale', 'next_page', 'browser_hash'])
    .where('state_hash', '=', digestOf(secret))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isOwn = row.browser_hash === digestOf(browser);
  return { locale: row.locale, nextPage: isOwn ? row.next_page : '' };
}

/** A user as confirmed by a provider. */
export interface Vouched {
  readonly provider: string;
  /** Who vouches: a subject is known to this issuer only. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Verified by the provider; otherwise the address proves nothing. */
  readonly isEmailVerified: boolean;
  readonly name: string;
}

export async function storeArrival(
  db: Db,
  { secret, browser }: Held,
  { isEmailVerified, ...vouched }: Vouched,
  nowSeconds: number,
): Promise<void> {
  await db
    .insertInto('arrivals')
    .values({
      hash: digestOf(secret),
      browser_hash: digestOf(browser),
      ...vouched,
      is_email_verified: isEmailVerified,
      expires_at: atSecond(nowSeconds + ARRIVAL_SECONDS),
      used_at: null,
    })
    .execute();
}

const VOUCHED = ['provider', 'issuer', 'subject', 'email', 'name', 'is_email_verified'] as const;

type VouchedRow = Omit<Vouched, 'isEmailVerified'> & { readonly is_email_verified: boolean };

function toVouched(row: VouchedRow | undefined): Vouched | undefined {
  if (row === undefined) return undefined;
  const { is_email_verified: isEmailVerified, ...vouched } = row;
  return { ...vouched, isEmailVerified };
}

/** An arrival as long as it is valid, in the browser it belongs to. */
export async function findArrival(
  db: Db,
  { secret, browser }: Held,
  nowSeconds: number,
): Promise<Vouched | undefined> {
  const row = await db
    .selectFrom('arrivals')
    .select(VOUCHED)
    .where('hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds))
    .executeTakeFirst();
  return toVouched(row);
}

/** Uses an arrival up: of concurrent calls only one gets it. */
export async function takeArrival(
  tx: Tx,
  { secret, browser }: Held,
  nowSeconds: number,
): Promise<Vouched | undefined> {
  const row = await tx
    .updateTable('arrivals')
    .set({ used_at: atSecond(nowSeconds) })
    .where('hash', '=', digestOf(secret))
    .where('browser_hash', '=', digestOf(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds))
    .returning(VOUCHED)
    .executeTakeFirst();
  return toVouched(row);
}

type Identified = Pick<Vouched, 'provider' | 'issuer' | 'subject'>;

/**
 * The user of an identity. One that was linked before issuers were stored belongs to the issuer it
 * is first used with.
 */
export async function findIdentityUser(
  db: Db | Tx,
  { provider, issuer, subject }: Identified,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('issuer', 'in', [issuer, ''])
    .orderBy('issuer', 'desc')
    .executeTakeFirst();
  return row?.user_id;
}

/** From now on an identity without an issuer belongs to this one. */
export async function bindIssuer(tx: Tx, { provider, issuer, subject }: Identified): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ issuer })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('issuer', '=', '')
    .execute();
}

/** @returns false when it belongs to another user, or the user has another of this provider */
export async function linkIdentity(
  db: Db | Tx,
  userId: number,
  { provider, issuer, subject, email }: Vouched,
  nowSeconds: number,
): Promise<boolean> {
  const added = await db
    .insertInto('identities')
    .values({ provider, issuer, subject, email, user_id: userId, linked_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return (
    added !== undefined || (await findIdentityUser(db, { provider, issuer, subject })) === userId
  );
}

export interface LinkedIdentity {
  readonly provider: string;
  readonly email: string | null;
  readonly linked_at: Date;
}

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
