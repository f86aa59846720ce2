import type { FoundOptions } from '@tipmark/match-features/search';

/** Where what is found in soccer is shown. */
export const foundRoutes: FoundOptions['routes'] = {
  matches: 'events',
  teams: 'team',
  leagues: 'league',
  referees: 'referee',
  users: 'profile',
};
