/**
 * A table that is asked for keys from outside: names in files, codes in answers of providers. A key
 * it does not have is undefined, also `constructor` and others that every object has.
 */
export const tableOf = <Value>(
  rows: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), rows);
