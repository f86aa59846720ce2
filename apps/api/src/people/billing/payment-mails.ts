import type { Tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import type { PaymentOrder } from '../acquirers/acquirer.ts';
import type { Changed, LogLine } from './payment-log.ts';

type About = { readonly order: PaymentOrder; readonly line: LogLine };

function kindOf({ course }: Changed, { line }: About): MailKind | undefined {
  if (line.kind === 'paid') return 'payment_receipt';
  return line.kind === 'rejected' && course.isRejected ? 'payment_rejected' : undefined;
}

/** Enqueues the letter of a payment, once, in the transaction that logs it. */
export async function mailChanges(
  trx: Tx,
  changed: Changed,
  about: About,
  nowSeconds: number,
): Promise<void> {
  const kind = kindOf(changed, about);
  const { user, course } = changed;
  const { order } = about;
  if (kind === undefined || user.email === null) return;
  const letter = {
    kind,
    recipient: user.email,
    locale: order.locale,
    dedupKey: `${kind}:${order.id}`,
    payload: {
      userId: user.id,
      amountMinor: order.amountMinor,
      currency: order.currency,
      subscriptionType: order.subscriptionType,
      until: course.accessUntil,
    },
  };
  await enqueueMail(trx, letter, nowSeconds);
}
