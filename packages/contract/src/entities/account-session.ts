import * as z from 'zod/mini';

/** The current user, as returned by every call that signs in. */
export const accountSession = z.object({
  /** For callers without cookies; a browser has it as a cookie that scripts cannot read. */
  token: z.string(),
  name: z.string(),
  url: z.string(),
  /** ISO date-time; empty without a subscription. */
  subscription_expiration: z.string(),
  email: z.string(),
  isEmailNotExist: z.boolean(),
  isEmailNotConfirmed: z.boolean(),
  isSubscriptionRejected: z.boolean(),
  isFreePeriodAvailable: z.boolean(),
  isNotificationsEnabled: z.boolean(),
  countryCode: z.string(),
  /** 0 none, 1 trial, 2 month, 3 quarter, 4 year. */
  subscriptionType: z.int(),
  /** 0 none, 1 sandbox, 2 RU card, 3 PayPro Global. */
  acquirerType: z.int(),
  subscriptionEmail: z.string(),
  /** The account was made by this call. */
  isNew: z.boolean(),
});

/** The same without the token: the part a page may show. */
export const sessionOfCaller = z.extend(z.omit(accountSession, { token: true, isNew: true }), {
  /** Of this browser, signed in or not; it grants no access. */
  guestId: z.string(),
  /** Unread notifications in the notification centre. */
  unreadNotices: z.int(),
});

export type SessionOfCaller = z.output<typeof sessionOfCaller>;
export type AccountSession = z.output<typeof accountSession>;
