import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { refereesPage } from './referees-loads.ts';

/** `/Referees`: the list of referees. */
export const referees = defineFeature({
  name: 'referees',
  loads: [refereesPage],
  screens: [
    lazyScreen('referees', () => import(/* webpackChunkName: "statistics" */ './screen.ts')),
  ],
});
