import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { leaguesPage } from './leagues-loads.ts';

/** `/Tournaments`: the list of leagues. */
export const leagues = defineFeature({
  name: 'leagues',
  loads: [leaguesPage],
  screens: [
    lazyScreen('leagues', () => import(/* webpackChunkName: "statistics" */ './screen.ts')),
  ],
});
