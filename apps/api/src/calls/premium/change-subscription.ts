import type { Endpoints } from '@tipmark/contract';
import {
  ACQUIRER_TYPE,
  SUBSCRIPTION_TYPE,
  type SubscriptionType,
  TRIAL_DAYS,
} from '@tipmark/domain';
import { isTrialOpen, subscriptionSecondsOf } from '../../people/account/sessions/sign-in.ts';
import { findUserById, lockUser, type UserRow } from '../../people/account/users/user-queries.ts';
import type { Acquirers } from '../../people/acquirers/create-acquirers.ts';
import { findMethod, type PayMethod } from '../../people/billing/order-queries.ts';
import { changeCourse, type OwnChange } from '../../people/billing/payment-log.ts';
import { startPayment, toPaymentError } from '../../people/billing/start-payment.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { MessageKey } from '../../platform/errors/messages.ts';
import type { PrivateCall, PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-subscription', max: 20, windowSeconds: 3_600 };
const DAY_SECONDS = 86_400;

type Call = PrivateCall<Endpoints['changeSubscription']>;
type Answered = { readonly user: UserRow; readonly paymentUrl: string | null };

function conflict(key: MessageKey): CallError {
  return new CallError('conflict', { message: { key } });
}

async function logged(
  trx: Tx,
  userId: number,
  own: readonly OwnChange[],
  nowSeconds: number,
  trialUsedAt?: number,
): Promise<UserRow> {
  const more = trialUsedAt === undefined ? {} : { trialUsedAt };
  const changed = await changeCourse(trx, userId, { own, ...more }, nowSeconds);
  if (changed === undefined) throw new CallError('unauthorized');
  return changed.user;
}

function startTrial({ services: { db }, signedIn, nowSeconds }: Call): Promise<UserRow> {
  return tx(db, async (trx) => {
    const user = await lockUser(trx, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    if (!isTrialOpen(user, nowSeconds)) throw conflict('trial_used');
    if (user.email_confirmed_at === null) throw conflict('trial_unconfirmed');
    const seconds = TRIAL_DAYS * DAY_SECONDS;
    const own = [{ kind: 'trial', subscriptionType: SUBSCRIPTION_TYPE.trial, seconds }] as const;
    return logged(trx, user.id, own, nowSeconds, nowSeconds);
  });
}

/** An acquirer that renews by itself has to be notified first. */
async function notifyAcquirer(
  acquirers: Acquirers,
  method: PayMethod | undefined,
  isOn: boolean,
): Promise<void> {
  const acquirer = method && acquirers.byType(method.acquirerType);
  try {
    await acquirer?.setRenewal?.(method?.methodId ?? '', isOn);
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** The paid term stays until its end and is not renewed. */
async function stopRenewal({ services, signedIn, nowSeconds }: Call): Promise<UserRow> {
  const { db, acquirers } = services;
  const userId = signedIn.user.id;
  await notifyAcquirer(acquirers, await findMethod(db, userId), false);
  const own = [{ kind: 'stopped', subscriptionType: SUBSCRIPTION_TYPE.none }] as const;
  return tx(db, (trx) => logged(trx, userId, own, nowSeconds));
}

/** A plan that is paid for and can be charged again. */
function isRunning(user: UserRow, method: PayMethod | undefined, nowSeconds: number): boolean {
  const isPaid = (subscriptionSecondsOf(user) ?? 0) > nowSeconds;
  return isPaid && !user.is_subscription_rejected && method?.acquirerType === user.acquirer_type;
}

async function choosePlan(call: Call, plan: SubscriptionType): Promise<Answered> {
  const { services, signedIn, nowSeconds, countryCode, locale } = call;
  const { db, acquirers } = services;
  const user = await findUserById(db, signedIn.user.id);
  if (user === undefined) throw new CallError('unauthorized');
  const method = await findMethod(db, user.id);
  if (isRunning(user, method, nowSeconds)) {
    const isStopped = user.subscription_type === SUBSCRIPTION_TYPE.none;
    const isFixed = user.acquirer_type === ACQUIRER_TYPE.payProGlobal;
    if (isFixed && !isStopped && plan !== user.subscription_type) throw conflict('plan_fixed');
    if (isStopped) await notifyAcquirer(acquirers, method, true);
    const own = [{ kind: isStopped ? 'resumed' : 'planned', subscriptionType: plan }] as const;
    return {
      user: await tx(db, (trx) => logged(trx, user.id, own, nowSeconds)),
      paymentUrl: null,
    };
  }
  const open = acquirers.of(countryCode);
  const wanted = open?.plans.find(({ subscriptionType }) => subscriptionType === plan);
  if (open === undefined || wanted === undefined) throw conflict('payments_closed');
  if (user.email === null) throw conflict('trial_unconfirmed');
  const { acquirer } = open;
  const purchase = {
    ...{ acquirer, locale, email: user.email, userId: user.id },
    kind: 'first',
    plan: wanted,
  } as const;
  return { user, paymentUrl: await startPayment(services, purchase, nowSeconds) };
}

async function change(call: Call): Promise<Answered> {
  const { subscriptionType } = call.body;
  switch (subscriptionType) {
    case SUBSCRIPTION_TYPE.trial:
      return { user: await startTrial(call), paymentUrl: null };
    case SUBSCRIPTION_TYPE.none:
      return { user: await stopRenewal(call), paymentUrl: null };
    default:
      return choosePlan(call, subscriptionType);
  }
}

export const changeSubscription: PrivateHandler<Endpoints['changeSubscription']> = {
  statements: 7,
  asksOthers: true,
  async answer(call) {
    const { services, signedIn, cookies, nowSeconds } = call;
    await services.limits.take(CHANGES, `user:${signedIn.user.id}`);
    const { user, paymentUrl } = await change(call);
    services.sessions.changed(user.id);
    cookies.subscribe(subscriptionSecondsOf(user));
    return { ...presentSubscription(user, nowSeconds), paymentUrl };
  },
};
