import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

/** `60 %, 6 of 10`: no percentage without its number of matches. */
export function shareText(count: number, of: number, { t, locale }: Reader): string {
  return t('stats.kOfN', {
    percent: formatPercent(of === 0 ? 0 : (count / of) * 100, locale, { decimals: 0 }),
    k: formatNumber(count, locale),
    n: formatNumber(of, locale),
  });
}
