const MAX_IDS = 500;
const ID = /^[1-9]\d{0,9}$/;

/**
 * A decimal of the address within bounds, with a comma allowed; anything else is off. An empty
 * field of a form gives way to a hidden one of its name.
 */
export function readDecimal(search: URLSearchParams, name: string, least: number, most: number) {
  const given = search.getAll(name).find((one) => one.trim() !== '') ?? '';
  const word = given.trim().replace(',', '.').replace('\u2212', '-');
  if (!/^-?\d{1,6}(\.\d{1,3})?$/.test(word)) return undefined;
  const value = Number(word);
  return value < least || value > most ? undefined : value;
}

/** Two bounds in their order, in whichever of the parameters each was given. */
export function readBounds(
  names: readonly [string, string],
  read: (name: string) => number | undefined,
): readonly [number | undefined, number | undefined] {
  const [one, other] = [read(names[0]), read(names[1])];
  const isCrossed = one !== undefined && other !== undefined && one > other;
  return isCrossed ? [other, one] : [one, other];
}

/** Numbers of a parameter that is repeated, as by a form, or joined, as in a link. */
export function readIds(search: URLSearchParams, name: string): number[] {
  const params = search.getAll(name).flatMap((word) => word.split(','));
  return [...new Set(params.filter((word) => ID.test(word)).map(Number))].slice(0, MAX_IDS);
}

/** The valid ones among the named values, in the given order. */
export const known = <Value extends number>(
  ids: readonly number[],
  values: readonly Value[],
): Value[] => values.filter((value) => ids.includes(value));
