import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { teamsPage } from './teams-loads.ts';

/** `/Teams`: the list of teams. */
export const teams = defineFeature({
  name: 'teams',
  loads: [teamsPage],
  screens: [lazyScreen('teams', () => import(/* webpackChunkName: "statistics" */ './screen.ts'))],
});
