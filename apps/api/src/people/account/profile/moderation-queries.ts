import type { Db } from '../../../platform/database/connect.ts';

const MAX_LISTED = 100;

/** Profiles with pending changes to be reviewed, oldest accounts first. */
export async function findOnModeration(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['url', 'name', 'name_moderation', 'description_moderation', 'telegram_moderation'])
    .where((or) =>
      or.or([
        or('name_moderation', 'is not', null),
        or('description_moderation', 'is not', null),
        or('telegram_moderation', 'is not', null),
      ]),
    )
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    url: row.url,
    name: row.name,
    nameOnModeration: row.name_moderation,
    descriptionOnModeration: row.description_moderation,
    telegramOnModeration: row.telegram_moderation,
  }));
}

/** Publishes a pending description, unless it was changed since it was reviewed. */
export async function approveDescription(
  db: Db,
  userId: number,
  description: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ description, description_moderation: null })
    .where('id', '=', userId)
    .where('description_moderation', '=', description)
    .execute();
}

/** Shows a Telegram name without a confirmation by its owner, unless it was changed since. */
export async function approveTelegram(db: Db, userId: number, telegram: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ telegram, telegram_moderation: null })
    .where('id', '=', userId)
    .where('telegram_moderation', '=', telegram)
    .execute();
}

/** Discards everything pending; what was shown before stays. */
export async function rejectTexts(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ name_moderation: null, description_moderation: null, telegram_moderation: null })
    .where('id', '=', userId)
    .execute();
}
