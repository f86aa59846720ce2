import type { Reader } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';

/** Hundredths with their currency: `1 250 ₽`, `−$12.50`; cents only if there are any. */
export function amountText(
  minor: number,
  currency: string,
  { locale, isSigned = false }: { readonly locale: Locale; readonly isSigned?: boolean },
): string {
  const decimals = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  })
    .format(minor / 100)
    .replace('-', '\u2212');
}

/** Units without their currency for the axis of a chart, which is narrow: `8,500`, `−120k`. */
export function axisText(minor: number, { t, locale }: Pick<Reader, 't' | 'locale'>): string {
  const value = minor / 100;
  const size = Math.abs(value);
  const text = (divisor: number, decimals: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })
      .format(value / divisor)
      .replace('-', '\u2212');
  if (size >= 1_000_000) return t('bets.curve.millions', { value: text(1_000_000, 1) });
  return size >= 10_000 ? t('bets.curve.thousands', { value: text(1_000, 1) }) : text(1, 0);
}
