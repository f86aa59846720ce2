import enPlaces from '../locales/en/place.json' with { type: 'json' };
import ruPlaces from '../locales/ru/place.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import { memoizeByKey } from './memoize-by-key.ts';

const OWN_NAMES: Record<Locale, Readonly<Record<string, string>>> = { ru: ruPlaces, en: enPlaces };

const namesOf = memoizeByKey(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/**
 * Name of a country or another place of a league: ISO code (`NO`), part of one (`GB-ENG`), `EU` for
 * Europe, `ZZ` for the world. Unknown codes are returned unchanged.
 */
export function placeName(code: string, locale: Locale): string {
  const own = OWN_NAMES[locale];
  if (Object.hasOwn(own, code)) return own[code] ?? code;
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return namesOf(locale).of(code) ?? code;
}
