import { planAt, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { lockUser } from '../account/users/user-queries.ts';
import { findLastPaid } from './order-queries.ts';
import { changeSubscriptionHistory } from './payment-log.ts';
import type { PaymentsParts } from './settle-orders.ts';
import { findOver, findToRenew, isEndLogged, NOTICE_AHEAD } from './term-queries.ts';

/** Announces renewals. @returns how many */
export async function notifyAhead(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const notified = await findToRenew(parts.db, now);
  for (const { id, until, subscription_type, acquirer_type, email, locale } of notified) {
    const last = await findLastPaid(parts.db, id, acquirer_type);
    const plan = last && planAt(last.prices, last.currency, subscription_type);
    const letter = {
      kind: 'renewal_ahead' as const,
      recipient: email ?? '',
      locale,
      dedupKey: `renewal_ahead:${id}:${until}`,
      payload: {
        userId: id,
        until,
        subscriptionType: subscription_type,
        amountMinor: plan?.priceMinor ?? 0,
        currency: plan?.currency ?? '',
      },
    };
    await enqueueMail(parts.db, letter, now);
  }
  return notified.length;
}

/**
 * What has ended is recorded: the plan no longer applies. Who has an address is notified.
 * @returns how many
 */
export async function endOver(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const over = await findOver(parts.db, now);
  for (const { id, until, subscription_type, email, locale } of over) {
    await tx(parts.db, async (trx) => {
      // Another process may have recorded it meanwhile.
      await lockUser(trx, id);
      if (await isEndLogged(trx, id, until)) return;
      const own = [{ kind: 'ended', subscriptionType: SUBSCRIPTION_TYPE.none }] as const;
      const changed = await changeSubscriptionHistory(trx, id, { own }, now);
      if (changed === undefined || changed.history.accessUntil > now || email === null) return;
      // Long after the end it would surprise.
      if (until < now - NOTICE_AHEAD) return;
      const payload = { userId: id, until, subscriptionType: subscription_type };
      const letter = {
        kind: 'subscription_ended' as const,
        recipient: email,
        locale,
        dedupKey: `subscription_ended:${id}:${until}`,
        payload: { ...payload, amountMinor: 0, currency: '' },
      };
      await enqueueMail(trx, letter, now);
    });
    parts.sessions.changed(id);
  }
  return over.length;
}
