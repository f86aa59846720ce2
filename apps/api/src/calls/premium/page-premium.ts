import type { Endpoints, ReturnedPayment } from '@tipmark/contract';
import { PREMIUM_ROWS, type PremiumPlan, savingPercent, TRIAL_DAYS } from '@tipmark/domain';
import { isTrialOpen, subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import { findUserById, type UserRow } from '../../people/account/users/user-queries.ts';
import { findPlanOffer } from '../../people/billing/plan-offer.ts';
import { findReturnedPayment } from '../../people/billing/returned-payment.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
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

export const pagePremium: PrivateHandler<Endpoints['pagePremium']> = {
  // Two more with a subscription; asking about a payment costs what is applied of it.
  statements: 1,
  async answer({ signedIn, services, query, countryCode, nowSeconds, cookies }) {
    const { user, payment } = await findPayer(services, signedIn?.user.id, query.payment);
    // The server learns of a payment first: a user who returns from it still has an old cookie.
    if (user !== undefined) cookies.subscribe(subscriptionSecondsOf(user));
    const offer = await findPlanOffer(services, user, countryCode, nowSeconds);
    return {
      plans: presentPlans(offer.plans),
      choice: offer.choice,
      trialDays: TRIAL_DAYS,
      isFreePeriodAvailable: user === undefined || isTrialOpen(user, nowSeconds),
      arePaymentsOpen: services.acquirers.of(countryCode) !== undefined,
      current: user === undefined ? null : presentSubscription(user, nowSeconds),
      isRenewed: offer.isRenewed,
      payment,
      rows: [...PREMIUM_ROWS],
    };
  },
};
