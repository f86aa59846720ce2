import type { MatchTip } from '@tipmark/contract';
import { RECORD_MIN_TIPS } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

/**
 * A capper's record: `ROI +6.2%, n = 312`, for a few tips only their number; undefined where
 * nothing is known.
 */
export function recordText(
  { roiPercent, countOfTips }: Pick<MatchTip['author'], 'roiPercent' | 'countOfTips'>,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string | undefined {
  if (roiPercent === null || countOfTips === null) return undefined;
  if (countOfTips < RECORD_MIN_TIPS) return t('match.fewTips', { count: countOfTips });
  return t('match.roi', {
    percent: formatPercent(roiPercent, locale, { isSigned: true }),
    count: formatNumber(countOfTips, locale),
  });
}
