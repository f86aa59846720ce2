import { DEFAULT_TIME_ZONE } from '../constants/site-defaults.ts';

/** Bounds of `Timezone-Offset`, minutes east of UTC. */
export const OFFSET_MIN_MINUTES = -720;
export const OFFSET_MAX_MINUTES = 840;

/** No zone name of the IANA list is longer. */
const NAME_MAX_LENGTH = 64;

/** Names already validated: checking one with Intl is far too slow for every request. */
const goodNames = new Set<string>();
const GOOD_NAMES_MAX = 1_000;

/** Whether days can be cut in this zone: an IANA name or an offset such as `+14:00`. */
export function isTimeZone(name: string): boolean {
  if (goodNames.has(name)) return true;
  if (name === '' || name.length > NAME_MAX_LENGTH) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
  } catch {
    return false;
  }
  if (goodNames.size < GOOD_NAMES_MAX) goodNames.add(name);
  return true;
}

/**
 * Former names that JavaScript engines still report, as IANA calls them now: databases and other
 * programs may not know the former ones any more.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The current name of a zone, where this engine knows it; otherwise the name itself. */
export function currentZoneName(name: string): string {
  const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined;
  return renamed !== undefined && isTimeZone(renamed) ? renamed : name;
}

/** Reads a `Timezone-Offset` header; undefined when it is absent or out of bounds. */
export function parseTimezoneOffset(header: string | undefined): number | undefined {
  if (header === undefined || !/^-?\d{1,3}$/.test(header)) return undefined;
  const minutesEast = Number(header);
  const isInside = minutesEast >= OFFSET_MIN_MINUTES && minutesEast <= OFFSET_MAX_MINUTES;
  return isInside ? minutesEast : undefined;
}

/** 180 → `+03:00`, a zone without summer time. */
export function offsetTimeZone(minutesEast: number): string {
  const sign = minutesEast < 0 ? '-' : '+';
  const minutes = Math.abs(minutesEast);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * Zone of a user's days: the first valid named zone (account, cookie), else the offset, else
 * Moscow. A name wins over an offset because only a named zone has days of 23 and 25 hours.
 */
export function resolveTimeZone(
  names: readonly (string | undefined)[],
  minutesEast?: number,
): string {
  const named = names.find((name) => name !== undefined && isTimeZone(name));
  if (named !== undefined) return named;
  return minutesEast === undefined ? DEFAULT_TIME_ZONE : offsetTimeZone(minutesEast);
}
