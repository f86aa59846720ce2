import type { EventSide } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

/** `3rd, 28 pts`. */
export function placeText(
  { position, points }: NonNullable<EventSide['place']>,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(position);
  return t('match.placeAndPoints', {
    place: t(`match.place-${form}`, { n: formatNumber(position, locale) }),
    points: t('match.tablePoints', { count: points }),
  });
}
