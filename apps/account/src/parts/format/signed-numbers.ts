import type { Locale } from '@tipmark/remote-kit';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';

export const MISSING = '–';

export type Sign = 'pos' | 'neg' | undefined;

/** A sign for screen and readers: a colour never replaces the written sign of a number. */
export function signOf(value: number | null): Sign {
  if (value === null || value === 0) return undefined;
  return value > 0 ? 'pos' : 'neg';
}

export const signedPercent = (value: number | null, locale: Locale): string =>
  value === null ? MISSING : formatPercent(value, locale, { isSigned: true });

export const percent = (value: number | null, locale: Locale, decimals = 1): string =>
  value === null ? MISSING : formatPercent(value, locale, { decimals });

/** Units of the bank: hundreds rounded, small amounts with a decimal. */
export const units = (value: number, locale: Locale, isSigned = false): string =>
  formatNumber(value, locale, { decimals: Math.abs(value) >= 100 ? 0 : 1, isSigned });
