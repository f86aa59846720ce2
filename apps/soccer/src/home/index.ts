import { lazyFeature } from '@tipmark/remote-kit';

/** `/`: what is watched, what is running, what moved. */
export const home = lazyFeature(
  'home',
  'index',
  () => import(/* webpackChunkName: "home" */ './screen.ts'),
  { live: () => import(/* webpackChunkName: "home" */ './home-live.ts') },
);
