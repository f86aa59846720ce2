import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueMail } from '../../../platform/outbox/enqueue.ts';

/** Notifies the owner of a change to two-step sign-in: somebody else may have made it. */
export async function notifyOfTwoSteps(
  transaction: Tx,
  userId: number,
  kind: 'two_steps_on' | 'two_steps_off' | 'recovery_codes_renewed',
  { locale, nowSeconds }: { readonly locale: Locale; readonly nowSeconds: number },
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email) return;
  await enqueueMail(
    transaction,
    { kind, recipient: user.email, locale, payload: { userId } },
    nowSeconds,
  );
}
