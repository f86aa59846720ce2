import type { ValueOf } from './value-of.ts';

export const SUBSCRIPTION_TYPE = { none: 0, trial: 1, month: 2, quarter: 3, year: 4 } as const;
export type SubscriptionType = ValueOf<typeof SUBSCRIPTION_TYPE>;

export const ACQUIRER_TYPE = { none: 0, sandbox: 1, ruCard: 2, payProGlobal: 3 } as const;
export type AcquirerType = ValueOf<typeof ACQUIRER_TYPE>;
