import type { Endpoints, ReturnedPayment } from '@tipmark/contract';
import {
  PREMIUM_ROWS,
  type PremiumPlan,
  premiumPlans,
  SUBSCRIPTION_TYPE,
  savingPercent,
  TRIAL_DAYS,
} from '@tipmark/domain';
import { isTrialOpen, subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import { findUserById, type UserRow } from '../../people/account/users/user-queries.ts';
import { findMethod } from '../../people/billing/method-queries.ts';
import { findReturnedPayment } from '../../people/billing/returned-payment.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';

const MINOR = 100;

function presentPlans(plans: readonly PremiumPlan[]) {
  return plans.map((plan) => ({
    subscriptionType: plan.subscriptionType,
    months: plan.months,
    price: plan.priceMinor / MINOR,
    currency: plan.currency,
    pricePerMonth: Math.round(plan.priceMinor / plan.months) / MINOR,
    savingPercent: savingPercent(plan, plans),
  }));
}

interface Payer {
  readonly user: UserRow | undefined;
  readonly payment: ReturnedPayment | null;
}

/** The visitor, after what the acquirer reports about the payment they return from. */
async function findPayer(
  services: Services,
  userId: number | undefined,
  paymentId: string | undefined,
): Promise<Payer> {
  if (userId === undefined) return { user: undefined, payment: null };
  const payment =
    paymentId === undefined ? undefined : await findReturnedPayment(services, paymentId, userId);
  return { user: await findUserById(services.db, userId), payment: payment ?? null };
}

async function isRenewed(db: Db, user: UserRow): Promise<boolean> {
  if (user.subscription_type <= SUBSCRIPTION_TYPE.trial) return false;
  return (await findMethod(db, user.id))?.acquirerType === user.acquirer_type;
}

export const pagePremium: PrivateHandler<Endpoints['pagePremium']> = {
  // One more with a subscription; asking about a payment costs what is applied of it.
  statements: 1,
  async answer({ signedIn, services, query, countryCode, nowSeconds, cookies }) {
    const { db, acquirers } = services;
    const { user, payment } = await findPayer(services, signedIn?.user.id, query.payment);
    // The server learns of a payment first: a user who returns from it still has an old cookie.
    if (user !== undefined) cookies.subscribe(subscriptionSecondsOf(user));
    const open = acquirers.of(countryCode);
    return {
      plans: presentPlans(open?.plans ?? premiumPlans(countryCode)),
      trialDays: TRIAL_DAYS,
      isFreePeriodAvailable: user === undefined || isTrialOpen(user, nowSeconds),
      arePaymentsOpen: open !== undefined,
      current: user === undefined ? null : presentSubscription(user, nowSeconds),
      isRenewed: user !== undefined && (await isRenewed(db, user)),
      payment,
      rows: [...PREMIUM_ROWS],
    };
  },
};
