import type { Locale } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';

/** Figures whose mean is already a percentage. */
const isPercent = (figure: string) => figure === 'possession' || figure.endsWith('Percent');

/** An average per match: counts to a hundredth, percentages to a tenth. */
export const meanText = (figure: string, value: number, locale: Locale): string =>
  formatNumber(value, locale, { decimals: isPercent(figure) ? 1 : 2 });
