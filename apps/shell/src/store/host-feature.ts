import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { defineFeature } from '@tipmark/remote-kit';
import { dayMatchesLoad } from '../day-matches/day-matches-load.ts';
import { favouritesCommand, favouritesLoad } from '../favourites/favourites-calls.ts';
import { statisticsCommand } from '../metrics/statistics-command.ts';
import { headerSearches } from '../search/search-load.ts';
import { guestLoad } from '../session/guest-load.ts';
import { logoutCommand } from '../session/logout-command.ts';
import { sessionLoad } from '../session/session-load.ts';

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
