import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueMail } from '../../../platform/outbox/enqueue.ts';
import { endLinks } from '../links/link-queries.ts';
import { type Email, partlyHidden } from '../rules/email.ts';
import { storeEmail, storePendingEmail, type UserRow } from './user-queries.ts';

/** Puts an address in force; links that were mailed to the former one end. */
export async function replaceEmail(
  tx: Tx,
  userId: number,
  {
    email,
    confirmedAtSeconds,
  }: { readonly email: Email; readonly confirmedAtSeconds: number | undefined },
): Promise<void> {
  await storeEmail(tx, userId, email, confirmedAtSeconds);
  await endLinks(tx, userId, 'recover');
  await endLinks(tx, userId, 'reauth');
}

export interface AddressChange {
  readonly user: UserRow;
  readonly email: Email;
  readonly locale: Locale;
}

/**
 * Notifies the former address, with a link that takes the change back. An address that was never
 * confirmed may be a stranger's: it gets neither.
 */
async function notifyFormer(
  tx: Tx,
  kind: 'email_change_requested' | 'email_changed',
  { user, email, locale }: AddressChange,
  nowSeconds: number,
): Promise<void> {
  if (user.email === null || user.email_confirmed_at === null) return;
  const payload = { userId: user.id, newEmail: partlyHidden(email.address) };
  await enqueueMail(tx, { kind, recipient: user.email, locale, payload }, nowSeconds);
}

/** Stores an address that waits for its confirmation. */
export async function requestEmail(
  tx: Tx,
  change: AddressChange,
  nowSeconds: number,
): Promise<void> {
  await storePendingEmail(tx, change.user.id, change.email);
  await notifyFormer(tx, 'email_change_requested', change, nowSeconds);
}

/** The waiting address was confirmed: it replaces the former one. */
export async function confirmPending(
  tx: Tx,
  change: AddressChange,
  nowSeconds: number,
): Promise<void> {
  const { user, email } = change;
  await replaceEmail(tx, user.id, { email, confirmedAtSeconds: nowSeconds });
  await notifyFormer(tx, 'email_changed', change, nowSeconds);
}
