import type { Endpoints } from '@tipmark/contract';
import { PREMIUM_ROWS, premiumPlans, savingPercent, TRIAL_DAYS } from '@tipmark/domain';
import { isTrialOpen } from '../../people/account/sessions/sign-in.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MINOR = 100;

function presentPlans(countryCode: string) {
  const plans = premiumPlans(countryCode);
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
  async answer({ signedIn, services: { db }, countryCode, nowSeconds }) {
    const user = signedIn && (await findUserById(db, signedIn.user.id));
    return {
      plans: presentPlans(countryCode),
      trialDays: TRIAL_DAYS,
      isFreePeriodAvailable: user === undefined || isTrialOpen(user, nowSeconds),
      // No acquirer is connected: change-subscription answers so, too.
      arePaymentsOpen: false,
      current: user === undefined ? null : presentSubscription(user, nowSeconds),
      rows: [...PREMIUM_ROWS],
    };
  },
};
