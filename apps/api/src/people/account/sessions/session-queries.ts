import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface SessionRow {
  readonly tokenHash: string;
  readonly userId: number;
  readonly guestId: string;
  readonly provider: string | null;
  readonly device: Readonly<Record<string, unknown>>;
}

export async function insertSession(tx: Tx, row: SessionRow, nowSeconds: number): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: row.tokenHash,
      user_id: row.userId,
      guest_id: row.guestId,
      provider: row.provider,
      device: JSON.stringify(row.device),
      created_at: atSecond(nowSeconds),
      last_used_at: atSecond(nowSeconds),
    })
    .execute();
}

/** How long ago a session must have been used and started at most. */
export interface SessionBounds {
  readonly usedAfterSeconds: number;
  readonly beganAfterSeconds: number;
}

/** A running session with the user's fields that every call needs. */
export async function findSession(
  db: Db,
  tokenHash: string,
  { usedAfterSeconds, beganAfterSeconds }: SessionBounds,
) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.guest_id',
      's.last_used_at',
      'u.id',
      'u.ledger_id',
      'u.name',
      'u.url',
      'u.email',
      'u.email_confirmed_at',
      'u.subscription_expires_at',
      'u.blocked_at',
      'u.consent_version',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_used_at', '>', atSecond(usedAfterSeconds))
    .where('s.created_at', '>', atSecond(beganAfterSeconds))
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, nowSeconds: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`greatest(last_used_at, ${atSecond(nowSeconds)})` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a user, except the one that may stay. */
export async function deleteSessionsOf(
  tx: Tx,
  userId: number,
  exceptHash: string | undefined,
): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptHash !== undefined) query = query.where('token_hash', '<>', exceptHash);
  await query.execute();
}

/**
 * Signs a user out everywhere, or everybody, sign-ins of the former site included.
 * @returns how many ended
 */
export async function deleteAllSessions(tx: Tx, userId: number | undefined): Promise<number> {
  let ended = 0;
  for (const table of ['sessions', 'legacy_auth'] as const) {
    const all = tx.deleteFrom(table);
    const query = userId === undefined ? all : all.where('user_id', '=', userId);
    const { numDeletedRows } = await query.executeTakeFirst();
    ended += Number(numDeletedRows);
  }
  return ended;
}

/** Enough of a session's digest to distinguish it from the others of its user. */
export const SESSION_ID_LENGTH = 16;
const MAX_LISTED = 100;

export function findSessionsOf(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(MAX_LISTED)
    .execute();
}

/** Ends another session of the same user, or all others. @returns how many ended */
export async function deleteOtherSessions(
  db: Db | Tx,
  { user, tokenHash }: { readonly user: { readonly id: number }; readonly tokenHash: string },
  id: string | undefined,
): Promise<number> {
  let query = db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', tokenHash);
  if (id !== undefined) query = query.where('token_hash', 'like', `${id}%`);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Uses a sign-in of the former site up. @returns its user */
export async function takeLegacySignIn(tx: Tx, digest: string): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('legacy_auth')
    .where('value_hash', '=', digest)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteLegacySignIns(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('legacy_auth').where('user_id', '=', userId).execute();
}
