import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { refereePage } from './referee-loads.ts';

/** `/Referees/[refereeUrl]`: a referee with his matches. */
export const referee = defineFeature({
  name: 'referee',
  loads: [refereePage],
  screens: [
    lazyScreen('referee', () => import(/* webpackChunkName: "statistics" */ './screen.ts')),
  ],
});
