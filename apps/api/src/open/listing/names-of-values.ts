import { OPEN_ENUMS } from '@tipmark/contract/open';

type Enums = typeof OPEN_ENUMS;

/** The name that the open API has for a number of the site. */
export function nameOf<Enum extends keyof Enums>(
  kind: Enum,
  value: number,
): Extract<keyof Enums[Enum], string> {
  const entry = Object.entries(OPEN_ENUMS[kind]).find(([, number]) => number === value);
  if (entry === undefined) throw new RangeError(`${kind} has no value ${value}`);
  return entry[0] as Extract<keyof Enums[Enum], string>;
}

/** What the database has where a competition or a side is of no country. */
const NO_COUNTRY = new Set(['', 'ZZ']);

export const countryOf = (code: string | null): string | null =>
  code === null || NO_COUNTRY.has(code) ? null : code;
