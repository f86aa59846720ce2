import { LRUCache } from 'lru-cache';

export interface MemoPolicy {
  readonly maxEntries: number;
  /** Longer keys, which visitors send, are not cached. */
  readonly maxKeyLength?: number;
}

/**
 * Caches what is made of a text; the least recently used leave.
 * @param make depends on its text alone
 */
export function memoize<Value>(
  { maxEntries, maxKeyLength = Number.POSITIVE_INFINITY }: MemoPolicy,
  make: (text: string) => Value,
): (text: string) => Value {
  const cached = new LRUCache<string, { readonly value: Value }>({ max: maxEntries });
  return (text) => {
    if (text.length > maxKeyLength) return make(text);
    const found = cached.get(text);
    if (found !== undefined) return found.value;
    const value = make(text);
    cached.set(text, { value });
    return value;
  };
}

/**
 * Caches what is made of the first so many keys and no more: for loops over millions of records
 * with few different keys, where keeping the order of use costs as much as what is saved.
 * @param make depends on its key alone
 */
export function memoizeFirst<Key extends string | number, Value>(
  maxEntries: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cached = new Map<Key, Value>();
  return (key) => {
    const found = cached.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    if (cached.size < maxEntries) cached.set(key, value);
    return value;
  };
}
