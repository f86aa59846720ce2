import { MAX_PAGE } from '@tipmark/contract';

/** Value of an enumeration in an address; an unavailable one gets the default. */
export function readChoice<Value extends number>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const word = search.getAll(name).at(-1);
  return values.find((value) => String(value) === word) ?? otherwise;
}

/** A form without scripts sends `0` and, when a switch is on, `1` after it: the last counts. */
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

/** The page of a list, at most the last possible one. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(readNumber(search, 'page', 1), MAX_PAGE);

/** A value for an address: the default is left out. */
export const unless = <Value>(value: Value, otherwise: Value): Value | undefined =>
  value === otherwise ? undefined : value;
