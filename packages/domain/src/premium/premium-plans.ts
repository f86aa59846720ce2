import { PROMO_COUNTRY_CODE } from '../constants/site-defaults.ts';
import { DAY_SECONDS } from '../constants/unit-seconds.ts';
import { SUBSCRIPTION_TYPE } from '../enumerations/subscription.ts';

const { month, quarter, year } = SUBSCRIPTION_TYPE;

/** Days of the trial: once an account, without a card. */
export const TRIAL_DAYS = 7;
/** Days of access after a renewal is rejected. */
export const REJECTED_GRACE_DAYS = 3;

export type Currency = 'RUB' | 'USD';

/** A paid plan; the price in kopecks or cents. */
export interface PremiumPlan {
  readonly subscriptionType: typeof month | typeof quarter | typeof year;
  readonly months: number;
  readonly priceMinor: number;
  readonly currency: Currency;
}

const IN_RUSSIA: readonly PremiumPlan[] = [
  { subscriptionType: month, months: 1, priceMinor: 99_000, currency: 'RUB' },
  { subscriptionType: quarter, months: 3, priceMinor: 249_000, currency: 'RUB' },
  { subscriptionType: year, months: 12, priceMinor: 799_000, currency: 'RUB' },
];

const ELSEWHERE: readonly PremiumPlan[] = [
  { subscriptionType: month, months: 1, priceMinor: 990, currency: 'USD' },
  { subscriptionType: quarter, months: 3, priceMinor: 2_490, currency: 'USD' },
  { subscriptionType: year, months: 12, priceMinor: 7_990, currency: 'USD' },
];

/** Plans of a country, two capital letters. */
export function premiumPlans(countryCode: string): readonly PremiumPlan[] {
  return countryCode === PROMO_COUNTRY_CODE ? IN_RUSSIA : ELSEWHERE;
}

/** What each plan cost when an order was made, by its number, in kopecks or cents. */
export type PriceList = Readonly<Record<string, number>>;

export function priceListOf(plans: readonly PremiumPlan[]): PriceList {
  return Object.fromEntries(
    plans.map(({ subscriptionType, priceMinor }) => [String(subscriptionType), priceMinor]),
  );
}

/** A plan at the prices of a list; without one, at those offered in its currency now. */
export function planAt(
  prices: PriceList | null,
  currency: Currency,
  subscriptionType: number,
): PremiumPlan | undefined {
  const offered = currency === 'RUB' ? IN_RUSSIA : ELSEWHERE;
  const plan = offered.find((one) => one.subscriptionType === subscriptionType);
  const priceMinor = prices === null ? plan?.priceMinor : prices[String(subscriptionType)];
  return plan && priceMinor !== undefined ? { ...plan, priceMinor } : undefined;
}

/** All plans at the prices of a list, as `planAt`. */
export function plansAt(prices: PriceList | null, currency: Currency): PremiumPlan[] {
  const offered = currency === 'RUB' ? IN_RUSSIA : ELSEWHERE;
  return offered.flatMap((plan) => planAt(prices, currency, plan.subscriptionType) ?? []);
}

/** Whole percent a plan saves against monthly payment. */
export function savingPercent(plan: PremiumPlan, plans: readonly PremiumPlan[]): number {
  const monthly = plans.find(({ months }) => months === 1);
  if (monthly === undefined) return 0;
  return Math.round((1 - plan.priceMinor / (monthly.priceMinor * plan.months)) * 100);
}

/** The features of a subscription, in display order, and the free part of each. */
export const PREMIUM_ROWS = [
  { code: 'scanner', free: 'partly' },
  { code: 'valueTrends', free: 'partly' },
  { code: 'criteriaSearch', free: 'partly' },
  { code: 'templates', free: 'no' },
  { code: 'alerts', free: 'no' },
  { code: 'delayedTips', free: 'no' },
  { code: 'premiumCup', free: 'no' },
  { code: 'noBanners', free: 'no' },
  { code: 'matchAlerts', free: 'yes' },
  { code: 'tips', free: 'yes' },
] as const;

/** End of a subscription after this many more days: after its present end, unix seconds. */
export function prolonged(until: number | null, days: number, nowSeconds: number): number {
  return Math.max(until ?? 0, nowSeconds) + days * DAY_SECONDS;
}
