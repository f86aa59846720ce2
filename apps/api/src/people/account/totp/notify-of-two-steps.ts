import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueMail } from '../../../platform/outbox/enqueue.ts';
import { findOwnersEmail } from './totp-queries.ts';

/** Notifies the owner of a change to two-step sign-in: somebody else may have made it. */
export async function notifyOfTwoSteps(
  transaction: Tx,
  userId: number,
  kind: 'two_steps_on' | 'two_steps_off' | 'recovery_codes_renewed',
  { locale, nowSeconds }: { readonly locale: Locale; readonly nowSeconds: number },
): Promise<void> {
  const email = await findOwnersEmail(transaction, userId);
  if (!email) return;
  await enqueueMail(
    transaction,
    { kind, recipient: email, locale, payload: { userId } },
    nowSeconds,
  );
}
