import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { teamPage } from './team-loads.ts';

/** `/Teams/[teamUrl]`: a team with its matches and what they add up to. */
export const team = defineFeature({
  name: 'team',
  loads: [teamPage],
  screens: [lazyScreen('team', () => import(/* webpackChunkName: "statistics" */ './screen.ts'))],
});
