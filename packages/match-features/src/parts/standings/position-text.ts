import type { EventSide, TableRow } from '@tipmark/contract';
import { hasPlace } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

/** `3rd, 28 pts`. */
export function positionText(
  { position, points }: NonNullable<EventSide['place']>,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(position);
  return t('match.placeAndPoints', {
    place: t(`match.place-${form}`, { n: formatNumber(position, locale) }),
    points: t('match.tablePoints', { count: points }),
  });
}

/** The number of a position in a table; a dash before the team's first match. */
export const positionNumber = (row: TableRow, locale: Reader['locale']): string =>
  hasPlace(row) ? formatNumber(row.position, locale) : '–';
