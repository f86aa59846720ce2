import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { results } from './features/results/screen.ts';
import { messages } from './messages.ts';
import { ownTips } from './shared/own-tips.ts';

const match = () => import(/* webpackChunkName: "match" */ './features/match/screen.ts');

/** The only module this remote exposes: its pages, each a chunk except the results. */
export const remote = defineRemote({
  name: 'tennis',
  features: [
    results,
    lazyFeature('match', 'tennisEvents', match, { slices: ownTips.slices, live: match }),
    lazyFeature(
      'player',
      'player',
      () => import(/* webpackChunkName: "player" */ './features/player/screen.ts'),
    ),
    lazyFeature(
      'search',
      'tennisSearch',
      () => import(/* webpackChunkName: "search" */ './features/search/screen.ts'),
    ),
  ],
  messages,
});
