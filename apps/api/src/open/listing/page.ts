/** What a row is ordered by: numbers and texts, compared in their order. */
export type Key = number | string;

/** Which part of a list is wanted. */
export interface Wanted {
  /** Keys of the last row of the page before. */
  readonly after: readonly Key[] | undefined;
  readonly limit: number;
}

export interface OpenPage<Row> {
  readonly rows: readonly Row[];
  /** Keys of the last row, where there are more. */
  readonly next: readonly Key[] | undefined;
}

/** @param found one row more than the limit when there are more */
export function pageOf<Found, Row>(
  found: readonly Found[],
  limit: number,
  keysOf: (row: Found) => readonly Key[],
  present: (row: Found) => Row,
): OpenPage<Row> {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.length > page.length && last !== undefined;
  return { rows: page.map(present), next: hasMore ? keysOf(last) : undefined };
}

/** Whether a row comes after the keys. Missing keys come first. */
function isAfter(keys: readonly Key[], after: readonly Key[]): boolean {
  const at = keys.findIndex((key, index) => key !== after[index]);
  const [own, other] = [keys[at], after[at]];
  return own !== undefined && (other === undefined || own > other);
}

/** A page of a short list that is known as a whole; its keys are unique. */
export function pageOfList<Found, Row>(
  rows: readonly Found[],
  { after, limit }: Wanted,
  keysOf: (row: Found) => readonly Key[],
  present: (row: Found) => Row,
): OpenPage<Row> {
  const sorted = rows.toSorted((one, other) => (isAfter(keysOf(one), keysOf(other)) ? 1 : -1));
  const rest = after === undefined ? sorted : sorted.filter((row) => isAfter(keysOf(row), after));
  return pageOf(rest.slice(0, limit + 1), limit, keysOf, present);
}
