const LIMIT = 500;

/**
 * Caches what `make` returned for a key. Creating an Intl formatter costs about a thousand times
 * its use. There is a limit because time zones come from cookies, in any casing.
 */
export function memoizeByKey<Value>(make: (key: string) => Value): (key: string) => Value {
  const cached = new Map<string, Value>();
  return (key) => {
    const known = cached.get(key);
    if (known !== undefined) return known;
    if (cached.size >= LIMIT) cached.clear();
    const made = make(key);
    cached.set(key, made);
    return made;
  };
}
