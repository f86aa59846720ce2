import type { Db } from '../../../platform/database/connect.ts';
import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import { needsModeration } from '../rules/profile-text.ts';
import { refuseTakenName, renameUser } from './rename-user.ts';
import { findUserById, storeWaitingName, type UserRow } from './user-queries.ts';

const DAYS_BETWEEN = 30;
const DAY_MS = 86_400_000;

interface ChangedName {
  readonly name: string;
  readonly url: string;
  /** The new name while it waits for approval. */
  readonly nameOnModeration: string | null;
}

function refuseTooSoon({ name_changed_at: changedAt }: UserRow, nowSeconds: number): void {
  const nextMs = (changedAt?.getTime() ?? -Infinity) + DAYS_BETWEEN * DAY_MS;
  if (nextMs <= nowSeconds * 1_000) return;
  throw new CallError('limit_reached', {
    message: { key: 'name_too_soon', values: { days: DAYS_BETWEEN } },
  });
}

/**
 * Changes a valid name. The former profile address continues to redirect. A name that needs
 * moderation waits for approval; until then the previous name stays.
 */
export async function changeName(
  db: Db,
  userId: number,
  name: string,
  nowSeconds: number,
): Promise<ChangedName> {
  const user = await findUserById(db, userId);
  if (user === undefined) throw new CallError('unauthorized');
  if (user.name === name) throw fieldError('userName', 'name_same');
  refuseTooSoon(user, nowSeconds);
  if (needsModeration(name)) {
    await refuseTakenName(db, name, user.id);
    await storeWaitingName(db, user.id, name);
    return { name: user.name, url: user.url, nameOnModeration: name };
  }
  const url = await renameUser(db, user, name, nowSeconds);
  return { name, url, nameOnModeration: null };
}
