import type { Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { findChat, storeTelegramName } from './telegram-queries.ts';

const isSameName = (known: string | null | undefined, name: string) =>
  known?.toLowerCase() === name.toLowerCase();

/** A name is pending until its owner has proved it; none removes the current one. */
export async function changeTelegramName(db: Db, userId: number, telegram: string | undefined) {
  const chat = await findChat(db, userId);
  const isProved = telegram !== undefined && isSameName(chat?.username, telegram);
  const changed = await storeTelegramName(db, userId, { telegram, isProved });
  if (changed === undefined) throw new CallError('unauthorized');
  return changed;
}
