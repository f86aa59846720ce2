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
