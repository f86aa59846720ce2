import type { Reader } from '@tipmark/match-features';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { shownValue } from '../../../parts/scan/outcome-value.ts';
import type { ShownRow } from '../../../parts/scan/shown-rows.ts';

/** What a price or the model claims beside what may be believed; undefined where it is unknown. */
export function valueNote(
  { outcome }: Pick<ShownRow, 'outcome'>,
  isToModel: boolean,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string | undefined {
  const { valuePercent, claimedPercent, isToCheck } = shownValue(outcome, isToModel);
  if (valuePercent === null || claimedPercent === null) return undefined;
  const signed = (percent: number) =>
    formatPercent(percent, locale, { decimals: 1, isSigned: true });
  if (isToCheck) {
    const percent = formatPercent(claimedPercent, locale, { decimals: 0 });
    return t('oddsScanner.checkPrice', { percent });
  }
  const key = isToModel ? 'oddsScanner.claimedByModel' : 'oddsScanner.claimedToMarket';
  return t(key, { percent: signed(claimedPercent), value: signed(valuePercent) });
}
