import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import * as loads from './match-loads.ts';
import { OWN_TIPS, ownTips } from './own-tips.ts';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const match = defineFeature({
  name: 'match',
  loads: Object.values(loads),
  slices: { [OWN_TIPS]: ownTips as never },
  screens: [
    lazyScreen('events', () => import(/* webpackChunkName: "match" */ './screen.ts'), {
      live: () => import(/* webpackChunkName: "live" */ './match-live.ts'),
    }),
  ],
});
