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
