import * as z from 'zod/mini';

/** A plan of the caller's country. */
export const premiumPlan = z.object({
  /** 2 month, 3 quarter, 4 year. */
  subscriptionType: z.int(),
  months: z.int(),
  price: z.number(),
  currency: z.enum(['RUB', 'USD']),
  pricePerMonth: z.number(),
  /** Whole percent against monthly payment. */
  savingPercent: z.int(),
});

export const subscriptionState = z.object({
  /** 0 none, 1 trial, 2 month, 3 quarter, 4 year: what it is or will be renewed as. */
  subscriptionType: z.int(),
  /** 0 none, 1 sandbox, 2 RU card, 3 PayPro Global. */
  acquirerType: z.int(),
  /** ISO date-time; empty without a running subscription. */
  subscription_expiration: z.string(),
  isSubscriptionRejected: z.boolean(),
});

export const premiumPage = z.object({
  plans: z.array(premiumPlan),
  trialDays: z.int(),
  /** Also for guests, who need an account first. */
  isFreePeriodAvailable: z.boolean(),
  /** False: plans are only shown and cannot be bought yet. */
  arePaymentsOpen: z.boolean(),
  /** Null for guests. */
  current: z.nullable(subscriptionState),
  /** The features of a subscription; texts in the reader's language. */
  rows: z.array(z.object({ code: z.string(), free: z.enum(['no', 'partly', 'yes']) })),
});

export type PremiumPage = z.output<typeof premiumPage>;
export type SubscriptionState = z.output<typeof subscriptionState>;
