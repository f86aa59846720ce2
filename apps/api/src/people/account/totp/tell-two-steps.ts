import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueueMail } from '../../../platform/outbox/enqueue.ts';

/** Writes to the owner what was done to two-step sign-in: whoever did it may be another. */
export async function tellTwoSteps(
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
