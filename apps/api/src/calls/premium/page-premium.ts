import type { Endpoints } from '@tipmark/contract';
import {
  PREMIUM_ROWS,
  type PremiumPlan,
  premiumPlans,
  savingPercent,
  TRIAL_DAYS,
} from '@tipmark/domain';
import { isTrialOpen, subscriptionSecondsOf } from '../../people/account/sessions/sign-in.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { PrivateHandler } from '../handler/handler.ts';

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

export const pagePremium: PrivateHandler<Endpoints['pagePremium']> = {
  statements: 1,
  async answer({ signedIn, services: { db, acquirers }, countryCode, nowSeconds, cookies }) {
    const user = signedIn && (await findUserById(db, signedIn.user.id));
    // The server learns of a payment first: a user who returns from it still has an old cookie.
    if (user !== undefined) cookies.subscribe(subscriptionSecondsOf(user));
    const open = acquirers.of(countryCode);
    return {
      plans: presentPlans(open?.plans ?? premiumPlans(countryCode)),
      trialDays: TRIAL_DAYS,
      isFreePeriodAvailable: user === undefined || isTrialOpen(user, nowSeconds),
      arePaymentsOpen: open !== undefined,
      current: user === undefined ? null : presentSubscription(user, nowSeconds),
      rows: [...PREMIUM_ROWS],
    };
  },
};
