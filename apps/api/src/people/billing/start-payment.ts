import { randomUUID } from 'node:crypto';
import type { PremiumPlan } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import {
  type Acquirer,
  AcquirerAway,
  AcquirerMisconfigured,
  AcquirerRefused,
  type PaymentOrder,
} from '../acquirers/acquirer.ts';
import { findOpenOrder, insertOrder, saveStarted } from './order-queries.ts';

const RETRY_SECONDS = 60;
/** An operator has to act first. */
const MENDED_SECONDS = 3_600;

/** An acquirer's failure, in words for the paying user. */
export function toPaymentError(error: unknown): unknown {
  if (error instanceof AcquirerAway) {
    return new CallError('unavailable', {
      message: { key: 'payment_away' },
      retryAfterSeconds: RETRY_SECONDS,
      cause: error,
    });
  }
  if (error instanceof AcquirerMisconfigured) {
    return new CallError('unavailable', {
      message: { key: 'payment_misconfigured' },
      retryAfterSeconds: MENDED_SECONDS,
      cause: error,
    });
  }
  if (error instanceof AcquirerRefused) {
    return new CallError('conflict', { message: { key: 'payment_refused' }, cause: error });
  }
  return error;
}

export type Purchase = {
  readonly acquirer: Acquirer;
  readonly userId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly kind: 'first' | 'card';
  /** For a card: the plan it will pay for. */
  readonly plan: Omit<PremiumPlan, 'subscriptionType'> & { readonly subscriptionType: number };
};

/**
 * The page on which a user pays, or enters another card. A repeated call returns the same page
 * while it can still be paid on.
 * @throws CallError unavailable, conflict
 */
export async function startPayment(
  { db, config }: { readonly db: Db; readonly config: Config },
  purchase: Purchase,
  nowSeconds: number,
): Promise<string> {
  const { acquirer, userId, email, locale, kind, plan } = purchase;
  const wanted: PaymentOrder = {
    id: randomUUID(),
    userId,
    acquirerType: acquirer.type,
    subscriptionType: plan.subscriptionType,
    months: plan.months,
    amountMinor: kind === 'card' ? 0 : plan.priceMinor,
    currency: plan.currency,
    kind,
    locale,
    createdAtSeconds: nowSeconds,
    providerId: null,
    paymentUrl: null,
  };
  const open = await findOpenOrder(db, wanted, nowSeconds);
  if (open?.paymentUrl) return open.paymentUrl;
  // An unanswered order is started again under the same name: it is paid once.
  const order = open ?? (await insertOrder(db, wanted)) ?? wanted;
  const site = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).origin;
  const returnUrl = `${site}${href('premium', {}, { locale })}`;
  try {
    const started = await acquirer.start(order, { email, returnUrl });
    await saveStarted(db, order.id, started);
    return started.paymentUrl;
  } catch (error) {
    throw toPaymentError(error);
  }
}
