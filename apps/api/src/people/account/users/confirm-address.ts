import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import { findLink } from '../links/link-queries.ts';
import { parseEmail } from '../rules/email.ts';
import { confirmPending } from './change-address.ts';
import { raceForFields } from './taken.ts';
import { confirmEmail, lockUser } from './user-queries.ts';

/** Somebody else may have confirmed the address first. */
const FIELDS = { email: 'email', name: 'userName' } as const;
const dead = () => new CallError('not_found', { message: { key: 'link_dead' } });

/**
 * Confirms the address a link was mailed to, which also replaces the former one. Idempotent until
 * the link expires. @returns the user's id
 */
export async function confirmAddress(
  db: Db,
  { hash, locale }: { readonly hash: string; readonly locale: Locale },
  nowSeconds: number,
): Promise<number> {
  const link = await findLink(db, 'confirm', hash, nowSeconds);
  if (link === undefined) throw dead();
  await raceForFields(
    () =>
      tx(db, async (transaction) => {
        const user = await lockUser(transaction, link.userId);
        // The address may have changed since the mail was sent.
        if (user === undefined || link.email === null) throw dead();
        if (user.email === link.email) {
          await confirmEmail(transaction, user.id, nowSeconds);
          return;
        }
        const email = parseEmail(link.email);
        if (email === undefined || user.pending_email !== link.email) throw dead();
        await confirmPending(transaction, { user, email, locale }, nowSeconds);
      }),
    FIELDS,
  );
  return link.userId;
}
