import type { Action } from 'redux';
import { headerSearch } from './search-load.ts';

/** Whoever types goes on for so long without a call. */
const PAUSE_MS = 250;
/** The api finds nothing for less. */
export const MIN_CHARACTERS = 2;

/**
 * Takes the query as it is typed. One call goes out after a pause and cancels the one before; an
 * empty query clears what was found.
 */
export function createSearcher(dispatch: (action: Action) => void): (typed: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  return (typed) => {
    const query = typed.trim();
    if (query === asked) return;
    asked = query;
    clearTimeout(timer);
    if (query.length < MIN_CHARACTERS) dispatch(headerSearch.reset());
    else {
      const request = headerSearch.requested({ query: { query } });
      timer = setTimeout(() => dispatch(request), PAUSE_MS);
    }
  };
}
