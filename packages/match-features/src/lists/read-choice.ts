import { MAX_PAGE } from '@tipmark/contract';

/** Value of an enumeration named in an address; what is not on offer is the default. */
export function readChoice<Value extends number>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const word = search.getAll(name).at(-1);
  return values.find((value) => String(value) === word) ?? otherwise;
}

/** A condition sent as `0`, and `1` after it when it is on. */
export function readSwitch(search: URLSearchParams, name: string, otherwise: boolean): boolean {
  const word = search.getAll(name).at(-1);
  return word === undefined ? otherwise : word === '1';
}

const NUMBER = /^[1-9]\d{0,9}$/;

/** A number from 1 on; anything else is the default. */
export function readNumber(search: URLSearchParams, name: string, otherwise: number): number {
  const word = search.get(name) ?? '';
  return NUMBER.test(word) ? Number(word) : otherwise;
}

/** The page of a list, the last one there can be at the most. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(readNumber(search, 'page', 1), MAX_PAGE);

/** A value as an address says it: what everybody starts with is left out. */
export const unless = <Value>(value: Value, otherwise: Value): Value | undefined =>
  value === otherwise ? undefined : value;
