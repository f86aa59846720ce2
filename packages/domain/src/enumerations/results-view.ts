import type { ValueOf } from './value-of.ts';

/** Order of matches on results pages. `all` (sent as 0) leaves the server's order. */
export const RESULTS_SORT = { all: 0, time: 1, views: 2 } as const;
export type ResultsSort = ValueOf<typeof RESULTS_SORT>;

export const SIDEBAR_SORT = { all: 0, time: 1, popular: 2 } as const;
export type SidebarSort = ValueOf<typeof SIDEBAR_SORT>;

/** League filter that shows every league. */
export const ALL_LEAGUES = 0;

/** `mine`: the visitor's favourites; the others are lists of the day. */
export const RESULTS_TAB = {
  mine: 'mine',
  all: 'all',
  live: 'live',
  finished: 'finished',
  scheduled: 'scheduled',
  tips: 'tips',
} as const;
export type ResultsTab = ValueOf<typeof RESULTS_TAB>;

export const THEME = { light: 'light', dark: 'dark', system: 'system' } as const;
export type Theme = ValueOf<typeof THEME>;
