import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';

const PLAN_KEYS: Readonly<Record<number, string>> = {
  [SUBSCRIPTION_TYPE.month]: 'month',
  [SUBSCRIPTION_TYPE.quarter]: 'quarter',
  [SUBSCRIPTION_TYPE.year]: 'year',
};

export const planKey = (subscriptionType: number): string => PLAN_KEYS[subscriptionType] ?? 'month';

/** `2 490 ₽`, `$24.90`: whole roubles, and cents only if there are any. */
export function moneyText(
  value: number,
  currency: string,
  { locale }: Pick<Reader, 'locale'>,
): string {
  const decimals = currency === 'RUB' || Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
