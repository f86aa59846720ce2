import { followedMatchesLoad } from '@tipmark/match-features/followed-matches';
import { defineFeature } from '@tipmark/remote-kit';
import { dayMatches } from '../features/day-matches/feature.ts';
import { logoutCommand } from '../host/session/logout-command.ts';
import { sessionLoad } from '../host/state/session-load.ts';

const session = defineFeature({
  name: 'session',
  loads: [sessionLoad, followedMatchesLoad],
  commands: [logoutCommand],
  screens: [],
});

/**
 * Calls the shell itself makes from the first moment on, whatever remotes there are. What only an
 * idle page or the header's search needs is installed by them.
 */
export const hostFeatures = [session, dayMatches] as const;
