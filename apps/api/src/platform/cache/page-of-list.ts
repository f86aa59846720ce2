import type { Resource } from './resource.ts';

const MAX_AGE_MS = 60_000;
const MAX_AGE_OF_SLOW_MS = 600_000;

export interface PartOfList {
  readonly limit: number;
  readonly offset: number;
  readonly nowSeconds: number;
}

export interface PageOfListOptions<Row, Shown> {
  /** What the response depends on: language and segments. */
  readonly key: readonly (string | number | boolean)[];
  readonly pageNumber: number;
  readonly size: number;
  readonly clock: () => number;
  readonly find: (part: PartOfList) => Promise<readonly Row[]>;
  /** The same list without the condition that leaves nothing when no season is running. */
  readonly findWider?: ((part: PartOfList) => Promise<readonly Row[]>) | undefined;
  /** The list takes long to make: it may be a few minutes old, and is renewed meanwhile. */
  readonly isSlow?: boolean;
  readonly present: (rows: readonly Row[], nowSeconds: number) => Promise<Shown> | Shown;
}

interface Following {
  readonly nextPageNumber: number | null;
  readonly asOf: number;
  readonly isWidened?: true;
}

/** One page of a list, cached for a minute. One extra row shows whether there is another page. */
export function pageOfList<Row, Shown extends object>(
  options: PageOfListOptions<Row, Shown>,
): Resource<Shown & Following> {
  const { key, pageNumber, size, clock, isSlow = false, find, findWider, present } = options;
  return {
    key: key.join('|'),
    topics: [],
    maxAgeMs: isSlow ? MAX_AGE_OF_SLOW_MS : MAX_AGE_MS,
    ...(isSlow && { renewAfterMs: MAX_AGE_MS }),
    async build() {
      const asOf = clock();
      const part = { limit: size + 1, offset: (pageNumber - 1) * size, nowSeconds: asOf };
      const found = await find(part);
      const isWidened = found.length === 0 && findWider !== undefined;
      const rows = isWidened ? await findWider(part) : found;
      return {
        ...(await present(rows.slice(0, size), asOf)),
        nextPageNumber: rows.length > size ? pageNumber + 1 : null,
        asOf,
        ...(isWidened && rows.length > 0 && { isWidened }),
      };
    },
  };
}
