import { lazyFeature } from '@tipmark/remote-kit';

/** `/Referees/[refereeUrl]`: a referee with his matches. */
export const referee = lazyFeature(
  'referee',
  'referee',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
