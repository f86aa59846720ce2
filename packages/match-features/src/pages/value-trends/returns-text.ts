import type { ValueTrendReturns } from '@tipmark/contract';
import { formatDate, formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../../parts/page/reader.ts';

/** What the lists of the days before returned; nothing while that is not known. */
export function returnsText(
  returns: ValueTrendReturns | null | undefined,
  { t, locale }: Reader,
): string {
  if (!returns) return '';
  const { since, bets, percent, interval } = returns;
  const signed = (value: number) => formatPercent(value, locale, { isSigned: true });
  const number = (value: number) => formatNumber(value, locale, { decimals: 1, isSigned: true });
  const [low, high] = interval;
  return t('valueTrends.returned', {
    since: formatDate(since, locale, 'UTC'),
    bets: formatNumber(bets, locale),
    percent: signed(percent),
    low: number(low),
    high: signed(high),
  });
}
