import { lazyFeature } from '@tipmark/remote-kit';

/** `/Referees`: the list of referees. */
export const referees = lazyFeature(
  'referees',
  'referees',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
