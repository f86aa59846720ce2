/** A value of a path segment or query parameter before it is written into the url. */
export type PositionalValue = string | number | boolean | null | undefined;

/** boolean → `1`/`0`, absent → `0`, numbers plain with a dot. Not url-encoded. */
export function encodePositional(value: PositionalValue): string {
  if (value === null || value === undefined) return '0';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
}
