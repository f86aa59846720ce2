import type { PremiumPage } from '@tipmark/contract';
import { PREMIUM_ROWS } from '@tipmark/domain';

/** What a guest is offered. */
export const aPremium = (known: Partial<PremiumPage> = {}): PremiumPage => ({
  plans: [
    {
      subscriptionType: 2,
      months: 1,
      price: 990,
      currency: 'RUB',
      pricePerMonth: 990,
      savingPercent: 0,
    },
    {
      subscriptionType: 3,
      months: 3,
      price: 24.9,
      currency: 'USD',
      pricePerMonth: 8.3,
      savingPercent: 16,
    },
  ],
  choice: 'buy',
  trialDays: 7,
  isFreePeriodAvailable: true,
  arePaymentsOpen: false,
  current: null,
  isRenewed: true,
  payment: null,
  rows: [...PREMIUM_ROWS],
  ...known,
});
