import { formatUtcOffset } from '@tipmark/i18n';

type LookUp = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** `UTC`, `Etc/GMT+3`, `+03:00`: zones without a city, named after their offset. */
const OFFSET_ALONE = /^(Etc\/|UTC$|GMT$|[+-])/;

/** `America/New_York` → `New York`. */
const cityOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** `Moscow, UTC+3`; for a zone without a city only its offset. */
export function zoneText(timeZone: string, nowSeconds: number, t: LookUp): string {
  const offset = formatUtcOffset(nowSeconds, timeZone);
  if (OFFSET_ALONE.test(timeZone)) return offset;
  const city = t(`layout:zone.${timeZone}`, { defaultValue: cityOf(timeZone) });
  return t('layout:zone.withOffset', { place: city, offset });
}
