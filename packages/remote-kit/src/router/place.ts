/** An address of the site as it is shown, with the entry of the browser's history it belongs to. */
export interface Place {
  /** As it stands in the address, so still encoded. */
  readonly pathname: string;
  /** With its `?`; empty without a query. */
  readonly search: string;
  /** With its `#`; empty without a fragment. */
  readonly hash: string;
  /** What `navigate` has left with it; undefined for an address that was opened by itself. */
  readonly state: unknown;
  /** Identifies the entry of the history: going back to it gives the same key. */
  readonly key: string;
}

/** What the first page of a document has as its key. */
export const FIRST_KEY = 'first';

/** The location of an address. It may be relative to the one it is followed from. */
export function placeOf(
  address: string,
  { from = '/', state, key = FIRST_KEY }: LocationOptions = {},
): Place {
  const { pathname, search, hash } = new URL(address, `http://site${from}`);
  return { pathname, search, hash, state, key };
}

export interface LocationOptions {
  /** Path and query of the current page. */
  readonly from?: string;
  readonly state?: unknown;
  readonly key?: string;
}

/** Path and query: what a page is requested by. */
export const addressOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string =>
  pathname + search;
