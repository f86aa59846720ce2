import { type Selectable, sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { UsersTable } from '../../../platform/database/people-tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Email } from '../rules/email.ts';
import { foldUserName } from '../rules/user-name.ts';

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

/** A name that waits for approval; the current one stays until then. */
export async function storeWaitingName(db: Db, userId: number, name: string): Promise<void> {
  await db.updateTable('users').set({ name_moderation: name }).where('id', '=', userId).execute();
}

/**
 * Stores a new name with its address; false when another call has renamed the user meanwhile: of
 * two concurrent changes one is too soon.
 */
export async function storeName(
  tx: Tx,
  user: UserRow,
  { name, url }: { readonly name: string; readonly url: string },
  nowSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      name,
      name_folded: foldUserName(name),
      name_moderation: null,
      url,
      name_changed_at: atSecond(nowSeconds),
    })
    .where('id', '=', user.id)
    .where('name_changed_at', 'is not distinct from', user.name_changed_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The user received a mail at their address. */
export async function confirmEmail(tx: Tx, userId: number, nowSeconds: number): Promise<void> {
  await tx
    .updateTable('users')
    .set(({ fn, val }) => ({
      email_confirmed_at: fn.coalesce('email_confirmed_at', val(atSecond(nowSeconds))),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Stores a password, and that the address of its owner is confirmed by now. */
export async function storePassword(
  tx: Tx,
  userId: number,
  {
    passwordHash,
    confirmedAtSeconds,
  }: { readonly passwordHash: string; readonly confirmedAtSeconds?: number | undefined },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      ...(confirmedAtSeconds === undefined
        ? {}
        : { email_confirmed_at: atSecond(confirmedAtSeconds) }),
    })
    .where('id', '=', userId)
    .execute();
}

/** Stores an address that waits for its confirmation. */
export async function storePendingEmail(tx: Tx, userId: number, email: Email): Promise<void> {
  await tx
    .updateTable('users')
    .set({ pending_email: email.address, pending_email_folded: email.folded })
    .where('id', '=', userId)
    .execute();
}

/** Puts an address in force; one that waited for its confirmation is forgotten. */
export async function storeEmail(
  tx: Tx,
  userId: number,
  email: Email,
  confirmedAtSeconds: number | undefined,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: email.address,
      email_folded: email.folded,
      email_confirmed_at: confirmedAtSeconds === undefined ? null : atSecond(confirmedAtSeconds),
      pending_email: null,
      pending_email_folded: null,
    })
    .where('id', '=', userId)
    .execute();
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

export interface NewUser {
  readonly email: Email | undefined;
  readonly isEmailConfirmed?: boolean;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly timezone?: string | undefined;
  readonly countryCode: string;
  readonly consent?: { readonly version: string; readonly address: string } | undefined;
  /** Confirmed by the user, with the agreement. */
  readonly isAdult?: boolean;
  readonly isSimulated?: boolean;
}

/** Reserves an address of a profile. */
export async function storeUrl(tx: Tx, url: string, userId: number): Promise<void> {
  await tx
    .insertInto('user_urls')
    .values({ url, user_id: userId })
    .onConflict((conflict) =>
      // A user may take back their own former address; a taken one means a lost race.
      conflict
        .column('url')
        .doUpdateSet({ user_id: userId })
        .where('user_urls.user_id', '=', userId),
    )
    .execute();
}

/** A new user with an id, an address of the profile and a ledger. */
interface UserToInsert extends NewUser {
  readonly id: number;
  readonly url: string;
  readonly ledgerId: string;
}

/** Stores a new user, whose address is reserved separately. */
export async function insertUser(tx: Tx, user: UserToInsert, nowSeconds: number): Promise<void> {
  const now = atSecond(nowSeconds);
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      ledger_id: user.ledgerId,
      email: user.email?.address ?? null,
      email_folded: user.email?.folded ?? null,
      email_confirmed_at: user.isEmailConfirmed === true ? now : null,
      password_hash: user.passwordHash,
      name: user.name,
      name_folded: foldUserName(user.name),
      url: user.url,
      timezone: user.timezone ?? null,
      country_code: user.countryCode,
      consent_version: user.consent?.version ?? null,
      consent_at: user.consent === undefined ? null : now,
      consent_address: user.consent?.address ?? null,
      adult_confirmed_at: user.isAdult === true ? now : null,
      created_at: now,
      is_simulated: user.isSimulated === true,
    })
    .execute();
}
