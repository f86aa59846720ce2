import type { Db } from '../../../platform/database/connect.ts';
import { renameUser } from '../users/rename-user.ts';
import type { UserRow } from '../users/user-queries.ts';
import { approveDescription, approveTelegram, rejectTexts } from './moderation-queries.ts';

interface ModeratedUser {
  readonly name: string;
  readonly url: string;
  /** False when nothing waited for a decision. */
  readonly isDecidedNow: boolean;
}

/** Approves or rejects every text of a user that waits for a review. Idempotent. */
export async function moderateUser(
  db: Db,
  user: UserRow,
  decision: 'approve' | 'reject',
  nowSeconds: number,
): Promise<ModeratedUser> {
  const {
    name_moderation: name,
    description_moderation: description,
    telegram_moderation: telegram,
  } = user;
  const isDecidedNow = name !== null || description !== null || telegram !== null;
  if (decision === 'reject') {
    await rejectTexts(db, user.id);
    return { name: user.name, url: user.url, isDecidedNow };
  }
  if (description !== null) await approveDescription(db, user.id, description);
  if (telegram !== null) await approveTelegram(db, user.id, telegram);
  const url = name === null ? user.url : await renameUser(db, user, name, nowSeconds);
  return { name: name ?? user.name, url, isDecidedNow };
}
