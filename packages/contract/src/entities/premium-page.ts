import * as z from 'zod/mini';

/** A plan at its price for the caller. */
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

/** A payment of the caller, on the page to which its acquirer sent them back. */
const returnedPayment = z.object({
  /**
   * `saved` = another card is used from now on; `mismatched` = money arrived, but not what was
   * agreed: somebody has to look at it.
   */
  status: z.enum(['paid', 'saved', 'pending', 'rejected', 'mismatched']),
  /** `card`: no payment, a card for later ones. */
  kind: z.enum(['payment', 'card']),
  subscriptionType: z.int(),
  amount: z.number(),
  currency: z.string(),
  /** Address of the page of this site the payer wanted to see. */
  next: z.nullable(z.string()),
});

export const premiumPage = z.object({
  /** At the prices of the caller's country; those of their order while it is renewed. */
  plans: z.array(premiumPlan),
  /** What choosing a plan does: pay, change the next term, or renew again. */
  choice: z.enum(['buy', 'switch', 'resume']),
  trialDays: z.int(),
  /** Also for guests, who need an account first. */
  isFreePeriodAvailable: z.boolean(),
  /** False: plans are only shown and cannot be bought yet. */
  arePaymentsOpen: z.boolean(),
  /** Null for guests. */
  current: z.nullable(subscriptionState),
  /** Whether the subscription is renewed by itself: a card was saved and nobody stopped it. */
  isRenewed: z.boolean(),
  /** The payment that was asked for; null unless it is one of the caller. */
  payment: z.nullable(returnedPayment),
  /** The features of a subscription; texts in the reader's language. */
  rows: z.array(z.object({ code: z.string(), free: z.enum(['no', 'partly', 'yes']) })),
});

export type PremiumPage = z.output<typeof premiumPage>;
export type ReturnedPayment = z.output<typeof returnedPayment>;
export type SubscriptionState = z.output<typeof subscriptionState>;
