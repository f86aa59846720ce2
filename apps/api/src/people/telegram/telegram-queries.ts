import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { digestOf, makeToken } from '../account/sessions/session-token.ts';

export const CODE_SECONDS = 10 * 60;
/** Short enough for a link to a bot. */
const CODE_LENGTH = 32;

/** Creates a new code; earlier ones become invalid. */
export async function issueCode(
  tx: Tx,
  { userId, locale }: { readonly userId: number; readonly locale: string },
  nowSeconds: number,
): Promise<string> {
  const code = makeToken().slice(0, CODE_LENGTH);
  await tx.deleteFrom('telegram_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('telegram_codes')
    .values({
      code_hash: digestOf(code),
      user_id: userId,
      locale,
      expires_at: atSecond(nowSeconds + CODE_SECONDS),
    })
    .execute();
  return code;
}

export interface TelegramChat {
  readonly id: string;
  readonly username: string | null;
}

/** Uses a code up; the chat belongs only to this user from now on. */
export async function connectChat(
  tx: Tx,
  code: string,
  chat: TelegramChat,
  nowSeconds: number,
): Promise<{ readonly userId: number; readonly locale: string } | undefined> {
  const row = await tx
    .deleteFrom('telegram_codes')
    .where('code_hash', '=', digestOf(code))
    .where('expires_at', '>', atSecond(nowSeconds))
    .returning(['user_id', 'locale'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: userId, locale } = row;
  await tx
    .deleteFrom('telegram_chats')
    .where((where) => where.or([where('chat_id', '=', chat.id), where('user_id', '=', userId)]))
    .execute();
  await tx
    .insertInto('telegram_chats')
    .values({
      user_id: userId,
      chat_id: chat.id,
      username: chat.username,
      connected_at: atSecond(nowSeconds),
    })
    .execute();
  if (chat.username !== null) await confirmName(tx, userId, chat.username);
  return { userId, locale };
}

/** The name on the profile is shown once its owner has written to the bot under it. */
async function confirmName(tx: Tx, userId: number, username: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ telegram: username, telegram_moderation: null })
    .where('id', '=', userId)
    .where((where) =>
      where(where.fn<string>('lower', ['telegram_moderation']), '=', username.toLowerCase()),
    )
    .execute();
}

/**
 * Stores the name of the profile's Telegram account, or that it waits for a proof; none removes
 * both. @returns undefined when the user is gone
 */
export function storeTelegramName(
  db: Db,
  userId: number,
  { telegram, isProved }: { telegram: string | undefined; isProved: boolean },
) {
  return db
    .updateTable('users')
    .set(
      telegram === undefined
        ? { telegram: null, telegram_moderation: null }
        : isProved
          ? { telegram, telegram_moderation: null }
          : { telegram_moderation: telegram },
    )
    .where('id', '=', userId)
    .returning(['telegram', 'telegram_moderation'])
    .executeTakeFirst();
}

export function findChat(db: Db | Tx, userId: number): Promise<TelegramChat | undefined> {
  return db
    .selectFrom('telegram_chats')
    .select(['chat_id as id', 'username'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function disconnectUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('telegram_chats').where('user_id', '=', userId).execute();
}

export async function findUserOfChat(db: Db | Tx, chatId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('telegram_chats')
    .select('user_id')
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row?.user_id;
}

/** @returns the user who was connected there */
export async function disconnectChat(db: Db | Tx, chatId: string): Promise<number | undefined> {
  const gone = await db
    .deleteFrom('telegram_chats')
    .where('chat_id', '=', chatId)
    .returning('user_id')
    .executeTakeFirst();
  return gone?.user_id;
}

/** What was written to a chat, newest first. */
export function findSentTo(db: Db, chatId: string, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['created_at', 'rendered'])
    .where('channel', '=', 'telegram')
    .where('recipient', '=', chatId)
    .where('rendered', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}
