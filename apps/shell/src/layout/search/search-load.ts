import { hockeySearch, soccerSearch, tennisSearch } from '@tipmark/contract';
import { createLoad, defineFeature } from '@tipmark/remote-kit';

/** Each query waits for a pause in the typing and cancels the one before. */
const whileTyping = { when: 'latest', debounceMs: 250 } as const;

/** The header's search in a sport while somebody types. */
export const headerSearches = {
  soccer: createLoad('soccerHeaderSearch', { request: soccerSearch, ...whileTyping }),
  hockey: createLoad('hockeyHeaderSearch', { request: hockeySearch, ...whileTyping }),
  tennis: createLoad('tennisHeaderSearch', { request: tennisSearch, ...whileTyping }),
} as const;

/** Installed by the first search: a page without one has none of its code. */
export const searchCalls = {
  name: 'host-search',
  features: [defineFeature({ name: 'search', loads: Object.values(headerSearches), screens: [] })],
};
