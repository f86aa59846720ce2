import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { defineFeature } from '@tipmark/remote-kit';
import { logoutCommand } from '../host/session/logout-command.ts';
import { sessionLoad } from '../host/state/session-load.ts';
import { dayMatchesLoad } from '../pages/day-matches/day-matches-load.ts';

/**
 * Calls the shell itself makes from the first moment on, whatever remotes there are. What only an
 * idle page or the header's search needs is installed by them.
 */
export const hostFeature = defineFeature({
  name: 'host',
  loads: [sessionLoad, followedMatchesLoad, dayMatchesLoad],
  commands: [logoutCommand],
  screens: [],
});
