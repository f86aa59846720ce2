import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { digestOf } from '../sessions/session-token.ts';

const HOUR = 3_600;

/** Secrets that are mailed as links, and how long they are valid. */
const LINK_LIFE_SECONDS = {
  confirm: 72 * HOUR,
  recover: HOUR,
  reauth: HOUR / 6,
  revert: 7 * 24 * HOUR,
  unsubscribe: 365 * 24 * HOUR,
} as const;

export type LinkKind = keyof typeof LINK_LIFE_SECONDS;

export interface IssuedLink {
  readonly kind: LinkKind;
  readonly secret: string;
  readonly userId: number;
  readonly email: string | null;
  /** The only session that may use it. */
  readonly sessionHash?: string | undefined;
}

/** Stores the digest of a secret that is mailed. */
export async function storeLink(
  db: Db | Tx,
  { kind, secret, userId, email, sessionHash }: IssuedLink,
  nowSeconds: number,
): Promise<void> {
  await db
    .insertInto('auth_hashes')
    .values({
      hash: digestOf(secret),
      kind,
      user_id: userId,
      email,
      created_at: atSecond(nowSeconds),
      expires_at: atSecond(nowSeconds + LINK_LIFE_SECONDS[kind]),
      used_at: null,
      session_hash: sessionHash ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the unused links of a user, except one. */
export async function endLinks(
  db: Db | Tx,
  userId: number,
  kind: LinkKind,
  exceptSecret = '',
): Promise<void> {
  await db
    .deleteFrom('auth_hashes')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('hash', '<>', digestOf(exceptSecret))
    .execute();
}

interface LiveLink {
  readonly userId: number;
  readonly email: string | null;
  readonly createdAt: Date;
}

/** The link as long as it is valid. */
export async function findLink(
  db: Db | Tx,
  kind: LinkKind,
  secret: string,
  nowSeconds: number,
): Promise<LiveLink | undefined> {
  const row = await db
    .selectFrom('auth_hashes')
    .select(['user_id', 'email', 'created_at'])
    .where('hash', '=', digestOf(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds))
    .executeTakeFirst();
  return row && { userId: row.user_id, email: row.email, createdAt: row.created_at };
}

/** The user and the session a link was made for. */
interface LinkBinding {
  readonly userId: number;
  readonly sessionHash: string;
}

/** Uses a link up: of concurrent calls only one gets it. */
export async function takeLink(
  db: Db | Tx,
  kind: LinkKind,
  secret: string,
  nowSeconds: number,
  bound?: LinkBinding,
): Promise<LiveLink | undefined> {
  let query = db
    .updateTable('auth_hashes')
    .set({ used_at: atSecond(nowSeconds) })
    .where('hash', '=', digestOf(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', atSecond(nowSeconds));
  if (bound !== undefined) {
    query = query.where('user_id', '=', bound.userId).where('session_hash', '=', bound.sessionHash);
  }
  const row = await query.returning(['user_id', 'email', 'created_at']).executeTakeFirst();
  return row && { userId: row.user_id, email: row.email, createdAt: row.created_at };
}

/** Makes a used link usable again after a call that changed nothing. */
export async function giveBackLink(db: Db, secret: string): Promise<void> {
  await db
    .updateTable('auth_hashes')
    .set({ used_at: null })
    .where('hash', '=', digestOf(secret))
    .execute();
}
