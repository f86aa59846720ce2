import type { Selectable } from 'kysely';
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

export type Taken = { readonly isEmailTaken: boolean; readonly isNameTaken: boolean };

/** Whether any user but `exceptId` has the email or the name. */
export async function findTaken(
  db: Db | Tx,
  wanted: { readonly emailFolded?: string; readonly nameFolded?: string },
  exceptId = 0,
): Promise<Taken> {
  const rows = await db
    .selectFrom('users')
    .select(['email_folded', 'name_folded'])
    .where('id', '<>', exceptId)
    .where(({ or, eb }) =>
      or([
        eb('email_folded', '=', wanted.emailFolded ?? ''),
        eb('name_folded', '=', wanted.nameFolded ?? ''),
      ]),
    )
    .execute();
  return {
    isEmailTaken: rows.some((row) => row.email_folded === wanted.emailFolded),
    isNameTaken: rows.some((row) => row.name_folded === wanted.nameFolded),
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
