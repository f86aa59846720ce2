import { lazyFeature } from '@tipmark/remote-kit';

/** `/Teams`: the list of teams. */
export const teams = lazyFeature(
  'teams',
  'teams',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
