import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { defineFeature } from '@tipmark/remote-kit';
import { favouritesCommand, favouritesLoad } from '../host/favourites/favourites-calls.ts';
import { statisticsCommand } from '../host/metrics/statistics-command.ts';
import { guestLoad } from '../host/session/guest-load.ts';
import { logoutCommand } from '../host/session/logout-command.ts';
import { sessionLoad } from '../host/state/session-load.ts';
import { headerSearches } from '../layout/search/search-load.ts';
import { dayMatchesLoad } from '../pages/day-matches/day-matches-load.ts';

/** Calls the shell itself makes, whatever remotes there are. */
export const hostFeature = defineFeature({
  name: 'host',
  loads: [
    guestLoad,
    sessionLoad,
    favouritesLoad,
    followedMatchesLoad,
    dayMatchesLoad,
    ...Object.values(headerSearches),
  ],
  commands: [favouritesCommand, logoutCommand, statisticsCommand],
  screens: [],
});
