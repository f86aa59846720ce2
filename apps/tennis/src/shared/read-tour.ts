const TOUR = /^[\w-]{1,20}$/;

/** A parameter of an address; empty unless it matches. */
export function readMatching(search: URLSearchParams, name: string, pattern: RegExp): string {
  const text = search.get(name) ?? '';
  return pattern.test(text) ? text : '';
}

/** The tour in an address, spelt as the API accepts it; empty = none. */
export const readTour = (search: URLSearchParams): string => readMatching(search, 'tour', TOUR);
