/** Allowed values of a ledger entry: money and odds are strings, ids and stakes integers. */
export type LedgerValue = string | number;

/**
 * The one text of a flat object: keys in code-point order, no spaces, absent keys omitted. Equal
 * objects have equal texts, so that a hash of the text is a hash of the content.
 */
export function canonicalJson(entry: Readonly<Record<string, LedgerValue | undefined>>): string {
  const members = Object.entries(entry).filter(([, value]) => value !== undefined);
  const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}
