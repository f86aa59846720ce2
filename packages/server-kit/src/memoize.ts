import { LRUCache } from 'lru-cache';

export interface MemoPolicy {
  readonly maxEntries: number;
  /** Longer keys, which visitors send, are not cached. */
  readonly maxKeyLength?: number;
}

/**
 * Caches values computed from a text; the least recently used are dropped.
 * @param make depends on its text only
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
 * Caches the values of a limited number of first keys: for loops over millions of records with few
 * different keys, where tracking the order of use costs as much as it saves.
 * @param make depends on its key only
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
