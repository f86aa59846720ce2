import { defineFeature } from '@tipmark/remote-kit';
import { dayMatchesLoad } from './day-matches-load.ts';

/** Matches that pages without a screen list. */
export const dayMatches = defineFeature({
  name: 'dayMatches',
  loads: [dayMatchesLoad],
  screens: [],
});
