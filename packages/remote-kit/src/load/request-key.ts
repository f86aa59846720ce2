function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value)
    .filter(([, item]) => item !== null && item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, sorted(item)]);
  return Object.fromEntries(pairs);
}

/**
 * Canonical JSON of a request: equal requests have equal keys whatever the order of their fields;
 * null and absent fields are the same, as they are on the wire.
 */
export const requestKey = (request: unknown): string => JSON.stringify(sorted(request ?? {}));
