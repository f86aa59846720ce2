import { lazyFeature } from '@tipmark/remote-kit';

/** `/Tournaments`: the list of leagues. */
export const leagues = lazyFeature(
  'leagues',
  'leagues',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
