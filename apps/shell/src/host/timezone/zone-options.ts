import type { Locale } from '@tipmark/i18n';
import { zoneText } from './zone-text.ts';

type Translate = Parameters<typeof zoneText>[2];

/** All zones of this platform and the current one, by their names. */
export function zoneOptions(
  timeZone: string,
  nowSeconds: number,
  t: Translate,
  locale: Locale,
): { value: string; text: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), timeZone]);
  return [...zones]
    .map((value) => ({ value, text: zoneText(value, nowSeconds, t) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));
}
