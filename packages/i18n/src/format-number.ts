import type { Locale } from './locale.ts';
import { memoizeByKey } from './memoize-by-key.ts';

export interface NumberFormatOptions {
  /** Exactly this many digits after the comma; by default up to three, as many as needed. */
  readonly decimals?: number;
  /** Positive numbers have a plus. */
  readonly isSigned?: boolean;
}

const MINUS = '\u2212';
const THIN_NO_BREAK_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';

const formatterFor = memoizeByKey((key) => {
  const [locale, decimals, isSigned] = key.split('|');
  return new Intl.NumberFormat(locale, {
    ...(decimals === '' ? {} : fixed(Number(decimals))),
    signDisplay: isSigned === 'true' ? 'exceptZero' : 'negative',
  });
});

/** `1234567.5` → ru `1 234 567,5` (thin no-break spaces), en `1,234,567.5`; minus is U+2212. */
export function formatNumber(
  value: number,
  locale: Locale,
  { decimals, isSigned = false }: NumberFormatOptions = {},
): string {
  // most numbers of a page are counts, which look the same in every language
  const isCount = Number.isInteger(value) && value >= 0 && value < 1_000;
  if (isCount && decimals === undefined && !isSigned) return String(value);
  return formatterFor(`${locale}|${decimals ?? ''}|${isSigned}`)
    .format(value)
    .replace(/[\u00A0\u202F]/g, THIN_NO_BREAK_SPACE)
    .replace('-', MINUS);
}

/** A percent number: `-10.5` → ru `−10,5 %` with a no-break space, en `−10.5%`. */
export function formatPercent(
  percent: number,
  locale: Locale,
  { decimals = 1, isSigned = false }: NumberFormatOptions = {},
): string {
  const number = formatNumber(percent, locale, { decimals, isSigned });
  return locale === 'ru' ? `${number}${NO_BREAK_SPACE}%` : `${number}%`;
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
