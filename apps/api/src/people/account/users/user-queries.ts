import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { UsersTable } from '../../../platform/database/people-tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type UserRow = Selectable<UsersTable>;

export function findUserById(db: Db | Tx, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user, locked until the end of the transaction. */
export function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findUserByEmail(db: Db | Tx, folded: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_folded', '=', folded).executeTakeFirst();
}

/** By the current or a former url of a user, in any case. */
export function findUserByUrl(db: Db | Tx, url: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user_urls as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .selectAll('u')
    .where('l.url', '=', url.toLowerCase())
    .executeTakeFirst();
}

/** The zone of the device a user came with. */
export async function storeZone(db: Db, userId: number, timezone: string): Promise<void> {
  await db.updateTable('users').set({ timezone }).where('id', '=', userId).execute();
}

export interface Taken {
  readonly isEmailTaken: boolean;
  readonly isNameTaken: boolean;
}

/**
 * Whether any user but `exceptId` has the email or the name. An address that its former owner can
 * still restore counts as theirs.
 */
export async function findTaken(
  db: Db | Tx,
  wanted: { readonly emailFolded?: string; readonly nameFolded?: string },
  exceptId = 0,
): Promise<Taken> {
  const { emailFolded = '', nameFolded = '' } = wanted;
  const { rows } = await sql<{ is_email: boolean; is_name: boolean }>`
    select email_folded = ${emailFolded} as is_email, name_folded = ${nameFolded} as is_name
    from users where id <> ${exceptId}
      and (email_folded = ${emailFolded} or name_folded = ${nameFolded})
    union all
    select true, false from auth_hashes
    where kind = 'revert' and used_at is null and expires_at > now()
      and lower(email) = ${emailFolded} and user_id <> ${exceptId}
  `.execute(db);
  return {
    isEmailTaken: rows.some((row) => row.is_email),
    isNameTaken: rows.some((row) => row.is_name),
  };
}

/** Urls that begin like `stem` and are or were in use, except those of `ownId`. */
export async function findTakenUrls(tx: Tx, stem: string, ownId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('user_urls')
    .select('url')
    .where((where) => where.or([where('url', '=', stem), where('url', 'like', `${stem}-%`)]))
    // Urls of deleted users are not free either.
    .where('user_id', 'is distinct from', ownId)
    .execute();
  return new Set(rows.map(({ url }) => url));
}
