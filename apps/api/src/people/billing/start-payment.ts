import { randomUUID } from 'node:crypto';
import { type PremiumPlan, type PriceList, priceListOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { lockUser } from '../account/users/user-queries.ts';
import {
  type Acquirer,
  AcquirerAway,
  AcquirerMisconfigured,
  AcquirerRefused,
} from '../acquirers/acquirer.ts';
import {
  closeOrder,
  findOpenOrder,
  insertOrder,
  NEW_ORDER,
  type StoredOrder,
  saveStarted,
} from './order-queries.ts';

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

export interface Purchase {
  readonly acquirer: Acquirer;
  readonly userId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly countryCode: string;
  readonly kind: 'first' | 'card';
  /** For a card: the plan it will pay for. */
  readonly plan: Omit<PremiumPlan, 'subscriptionType'> & { readonly subscriptionType: number };
  /** What the plans cost now. */
  readonly prices: PriceList | null;
}

/** A purchase of one of the plans that are offered. */
export function purchaseOf(
  plans: readonly PremiumPlan[],
  plan: PremiumPlan,
  buyer: Omit<Purchase, 'kind' | 'plan' | 'prices'>,
): Purchase {
  return { ...buyer, kind: 'first', plan, prices: priceListOf(plans) };
}

/**
 * The order of a purchase, in the caller's lock of the user: a repeated purchase is the same order
 * while it can still be paid.
 */
export async function openOrder(
  trx: Tx,
  { acquirer, userId, locale, countryCode, kind, plan, prices }: Purchase,
  nowSeconds: number,
): Promise<StoredOrder> {
  const wanted: StoredOrder = {
    ...NEW_ORDER,
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
    countryCode,
    prices,
  };
  const open = await findOpenOrder(trx, wanted, nowSeconds);
  return open ?? (await insertOrder(trx, wanted)) ?? wanted;
}

interface PageParts {
  readonly db: Db;
  readonly config: Config;
}

/**
 * The page on which an order is paid. After a lost answer it is requested in the same words, so
 * that it is the same payment.
 * @throws AcquirerAway, AcquirerMisconfigured, AcquirerRefused
 */
async function requestPage(
  { db, config }: PageParts,
  acquirer: Acquirer,
  order: StoredOrder,
  email: string,
): Promise<string> {
  const site = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).origin;
  const returnUrl = `${site}${href('premium', { payment: order.id }, { locale: order.locale })}`;
  const started = await acquirer.start(order, { email, returnUrl });
  await saveStarted(db, order.id, started);
  return started.paymentUrl;
}

/** The same purchase under a new number. */
async function openAgain(
  { db }: PageParts,
  order: StoredOrder,
  nowSeconds: number,
): Promise<StoredOrder> {
  await closeOrder(db, order.id, nowSeconds);
  const again = { ...order, ...NEW_ORDER, id: randomUUID(), createdAtSeconds: nowSeconds };
  return (await insertOrder(db, again)) ?? again;
}

/**
 * The page on which an order is paid, or a card is entered. An order whose page nobody has seen, as
 * its answer was lost, and which is refused now, is given up for a new one.
 * @throws CallError unavailable, conflict
 */
export async function pageOfOrder(
  parts: PageParts,
  acquirer: Acquirer,
  order: StoredOrder,
  { email, nowSeconds }: { readonly email: string; readonly nowSeconds: number },
): Promise<string> {
  if (order.paymentUrl !== null) return order.paymentUrl;
  try {
    return await requestPage(parts, acquirer, order, email).catch(async (error: unknown) => {
      const isFormer = order.createdAtSeconds < nowSeconds;
      if (!isFormer || !(error instanceof AcquirerRefused)) throw error;
      return requestPage(parts, acquirer, await openAgain(parts, order, nowSeconds), email);
    });
  } catch (error) {
    throw toPaymentError(error);
  }
}

/**
 * Opens an order and its page.
 * @throws CallError unavailable, conflict
 */
export async function startPayment(
  parts: PageParts,
  purchase: Purchase,
  nowSeconds: number,
): Promise<string> {
  const { acquirer, email, userId } = purchase;
  const order = await tx(parts.db, async (trx) => {
    await lockUser(trx, userId);
    return openOrder(trx, purchase, nowSeconds);
  });
  return pageOfOrder(parts, acquirer, order, { email, nowSeconds });
}
