import type { AccountSessionList } from '@tipmark/contract';
import type { Db } from '../../../platform/database/connect.ts';
import { storedDevice } from './device-of.ts';
import { findSessionsOf, SESSION_ID_LENGTH } from './session-queries.ts';
import type { SignedIn } from './sessions.ts';

const secondOf = (date: Date) => Math.floor(date.getTime() / 1_000);

/** The devices a user is signed in on, latest use first. */
export async function readSessionList(
  db: Db,
  { user, tokenHash }: SignedIn,
): Promise<AccountSessionList> {
  const rows = await findSessionsOf(db, user.id);
  return {
    sessions: rows.map((row) => ({
      id: row.token_hash.slice(0, SESSION_ID_LENGTH),
      ...storedDevice(row.device),
      createdAt: secondOf(row.created_at),
      lastUsedAt: secondOf(row.last_used_at),
      isCurrent: row.token_hash === tokenHash,
    })),
  };
}
