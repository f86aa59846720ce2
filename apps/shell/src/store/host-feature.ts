import { defineFeature } from '@tipmark/remote-kit';
import { statisticsLoad } from '../metrics/statistics-load.ts';
import { headerSearch } from '../search/search-load.ts';
import { guestLoad } from '../session/guest-load.ts';
import { logoutLoad } from '../session/logout-load.ts';

/** Calls the shell itself makes, whatever remotes are there. */
export const hostFeature = defineFeature({
  name: 'host',
  loads: [guestLoad, headerSearch, logoutLoad, statisticsLoad],
  screens: [],
});
