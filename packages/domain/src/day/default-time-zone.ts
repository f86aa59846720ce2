import { DEFAULT_TIME_ZONE } from '../constants/site-defaults.ts';

/** ISO 3166 country → the zone most of its people live in. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AM: 'Asia/Yerevan',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  AZ: 'Asia/Baku',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BR: 'America/Sao_Paulo',
  BY: 'Europe/Minsk',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CO: 'America/Bogota',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KG: 'Asia/Bishkek',
  KR: 'Asia/Seoul',
  KZ: 'Asia/Almaty',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  RU: 'Europe/Moscow',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TJ: 'Asia/Dushanbe',
  TM: 'Asia/Ashgabat',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  ZA: 'Africa/Johannesburg',
};

const ZONE_OF_LANGUAGE = { ru: DEFAULT_TIME_ZONE, en: 'Europe/London' } as const;

/**
 * The zone of a visitor whose own is not known yet: that of the country, otherwise of the language.
 * @param countryCode two capital letters, or empty when unknown
 */
export function defaultTimeZone(countryCode: string, language: 'ru' | 'en'): string {
  return Object.hasOwn(ZONE_OF_COUNTRY, countryCode)
    ? (ZONE_OF_COUNTRY[countryCode] ?? DEFAULT_TIME_ZONE)
    : ZONE_OF_LANGUAGE[language];
}

/** Countries with an entry in `defaultTimeZone`. */
export const countriesWithZone: readonly string[] = Object.keys(ZONE_OF_COUNTRY);
