import { SUBSCRIPTION_TYPE, type SubscriptionHistory } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import type { UserRow } from '../account/users/user-queries.ts';
import type { LogLine } from './log-queries.ts';
import type { StoredOrder } from './order-queries.ts';
import type { Changed } from './payment-log.ts';

interface About {
  readonly order: Pick<
    StoredOrder,
    'id' | 'locale' | 'subscriptionType' | 'amountMinor' | 'currency'
  >;
  readonly line: LogLine;
  /** A payment besides another one for the same time. */
  readonly isDouble: boolean;
}

/** The last part of the event of a renewal that got no answer for a day. */
export const UNANSWERED = 'unanswered';

const CURRENCY = /^[A-Z]{3}$/;

/** Renewals that went on until now do not any more. */
function isStoppedBy(before: SubscriptionHistory, history: SubscriptionHistory): boolean {
  return (
    history.isStopped && !before.isStopped && before.subscriptionType >= SUBSCRIPTION_TYPE.month
  );
}

function kindOf(
  { before, history }: Changed,
  { line, isDouble }: Pick<About, 'line' | 'isDouble'>,
): MailKind | undefined {
  switch (line.kind) {
    case 'paid':
      return isDouble ? 'payment_doubled' : 'payment_receipt';
    case 'mismatched':
      return 'payment_mismatched';
    case 'refunded':
      return line.amountMinor > 0 ? 'payment_refunded' : undefined;
    case 'stopped':
      return isStoppedBy(before, history) ? 'renewal_stopped' : undefined;
    case 'rejected':
      // Of several attempts at one term the first is reported.
      if (!history.isRejected || before.isRejected) return undefined;
      return line.eventId.endsWith(`:${UNANSWERED}`) ? 'renewal_unanswered' : 'payment_rejected';
    default:
      return undefined;
  }
}

/** Several refunds of one order are several letters. */
function keyOf(kind: MailKind, { order, line }: About): string {
  const isOnce = line.kind === 'paid' || line.kind === 'rejected';
  return isOnce ? `${kind}:${order.id}` : `${kind}:${line.acquirerType}:${line.eventId}`;
}

/** Enqueues the letter of a change, once, in the transaction that logs it. */
export async function mailChanges(
  trx: Tx,
  changed: Changed,
  about: About,
  nowSeconds: number,
): Promise<void> {
  const kind = kindOf(changed, about);
  const { user, history } = changed;
  const { order, line } = about;
  if (kind === undefined || user.email === null) return;
  const isOther = line.kind === 'refunded' || line.kind === 'mismatched';
  const { amountMinor, currency } = isOther ? line : order;
  const payload = {
    userId: user.id,
    amountMinor,
    currency: CURRENCY.test(currency) ? currency : '',
    subscriptionType: order.subscriptionType,
    until: history.accessUntil,
  };
  const dedupKey = keyOf(kind, about);
  const letter = { kind, recipient: user.email, locale: order.locale, dedupKey, payload };
  await enqueueMail(trx, letter, nowSeconds);
}

/** The same for a stop of the user's own. */
export async function mailStop(
  trx: Tx,
  { user, before, history, added }: Changed,
  locale: 'ru' | 'en',
  nowSeconds: number,
): Promise<void> {
  const line = added.find(({ kind }) => kind === 'stopped');
  if (line === undefined || user.email === null || !isStoppedBy(before, history)) return;
  await enqueueMail(trx, letterOfStop(user, before, line, locale), nowSeconds);
}

function letterOfStop(
  { id, email }: UserRow,
  before: SubscriptionHistory,
  { eventId, acquirerType }: LogLine,
  locale: 'ru' | 'en',
) {
  return {
    kind: 'renewal_stopped' as const,
    recipient: email ?? '',
    locale,
    dedupKey: `renewal_stopped:${acquirerType}:${eventId}`,
    payload: {
      userId: id,
      amountMinor: 0,
      currency: '',
      subscriptionType: before.subscriptionType,
      until: before.accessUntil,
    },
  };
}
