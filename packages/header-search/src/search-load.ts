import { callOf, nameSearchCalls } from '@tipmark/contract';
import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import { createLoad, defineFeature } from '@tipmark/remote-kit';

const searchIn = (sport: SportName) =>
  createLoad(`${sport}HeaderSearch`, {
    request: callOf(nameSearchCalls, sport),
    when: 'latest',
    // each query waits for a pause in the typing and cancels the one before
    debounceMs: 250,
  });

/** The header's search in each sport while somebody types. */
export const headerSearches = Object.fromEntries(
  SPORT_NAMES.map((sport) => [sport, searchIn(sport)]),
) as Readonly<Record<SportName, ReturnType<typeof searchIn>>>;

/** Installed by the first search: a page without one has none of its code. */
export const searchCalls = {
  name: 'host-search',
  features: [defineFeature({ name: 'search', loads: Object.values(headerSearches), screens: [] })],
};
