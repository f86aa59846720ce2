import type { Locale } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';

/** Statistics whose mean is already a percentage. */
const isPercent = (statistic: string) =>
  statistic === 'possession' || statistic.endsWith('Percent');

/** An average per match: counts to a hundredth, percentages to a tenth. */
export const meanText = (statistic: string, value: number, locale: Locale): string =>
  formatNumber(value, locale, { decimals: isPercent(statistic) ? 1 : 2 });
