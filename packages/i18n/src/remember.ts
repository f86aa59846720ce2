const LIMIT = 500;

/**
 * Keeps what `make` returned for a key. Making an Intl formatter costs about a thousand times its
 * use. The limit is there because time zones come from cookies, in any casing.
 */
export function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= LIMIT) kept.clear();
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
