import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueMail } from '../../../platform/outbox/enqueue.ts';
import { endLinks } from '../links/link-queries.ts';
import { deleteSessionsOf } from '../sessions/session-queries.ts';
import { storePassword, type UserRow } from './user-queries.ts';

export interface PasswordChange {
  readonly user: UserRow;
  readonly passwordHash: string;
  readonly locale: Locale;
  /** The session that made the change stays. */
  readonly exceptHash?: string;
  /** A link sent to the mailbox was used, which confirms the address too. */
  readonly isMailboxProved?: boolean;
}

/** Sets a password, ends sessions and recovery links, notifies the owner. */
export async function setPassword(
  tx: Tx,
  { user, passwordHash, locale, exceptHash, isMailboxProved = false }: PasswordChange,
  nowSeconds: number,
): Promise<void> {
  const isConfirmedNow = isMailboxProved && user.email_confirmed_at === null;
  const confirmedAtSeconds = isConfirmedNow ? nowSeconds : undefined;
  await storePassword(tx, user.id, { passwordHash, confirmedAtSeconds });
  await deleteSessionsOf(tx, user.id, exceptHash);
  await endLinks(tx, user.id, 'recover');
  if (user.email === null) return;
  await enqueueMail(
    tx,
    { kind: 'password_changed', recipient: user.email, locale, payload: { userId: user.id } },
    nowSeconds,
  );
}
