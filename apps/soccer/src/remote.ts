import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { results } from './features/results/screen.ts';
import { messages } from './messages.ts';
import { ownTips } from './shared/own-tips.ts';

const home = () => import(/* webpackChunkName: "home" */ './features/home/screen.ts');
const match = () => import(/* webpackChunkName: "match" */ './features/match/screen.ts');

const feed = () => import(/* webpackChunkName: "statistics" */ './features/feed/screen.ts');

/**
 * The only module this remote exposes: its pages, each a chunk except the results, with which a
 * first visit begins.
 */
export const remote = defineRemote({
  name: 'soccer',
  features: [
    lazyFeature('home', 'index', home, { live: home }),
    results,
    lazyFeature('match', 'events', match, { slices: ownTips.slices, live: match }),
    lazyFeature(
      'league',
      'league',
      () => import(/* webpackChunkName: "statistics" */ './features/league/screen.ts'),
    ),
    lazyFeature(
      'leagues',
      'leagues',
      () => import(/* webpackChunkName: "statistics" */ './features/leagues/screen.ts'),
    ),
    lazyFeature(
      'teams',
      'teams',
      () => import(/* webpackChunkName: "statistics" */ './features/teams/screen.ts'),
    ),
    lazyFeature(
      'team',
      'team',
      () => import(/* webpackChunkName: "statistics" */ './features/team/screen.ts'),
    ),
    lazyFeature(
      'referees',
      'referees',
      () => import(/* webpackChunkName: "statistics" */ './features/referees/screen.ts'),
    ),
    lazyFeature(
      'referee',
      'referee',
      () => import(/* webpackChunkName: "statistics" */ './features/referee/screen.ts'),
    ),
    lazyFeature(
      'analysis',
      'mathAnalysis',
      () => import(/* webpackChunkName: "statistics" */ './features/analysis/screen.ts'),
    ),
    lazyFeature(
      'search',
      'searchMatches',
      () => import(/* webpackChunkName: "statistics" */ './features/search/screen.ts'),
    ),
    lazyFeature(
      'valueTrends',
      'valueTrends',
      () => import(/* webpackChunkName: "statistics" */ './features/value-trends/screen.ts'),
    ),
    lazyFeature('feed', 'feed', feed, { live: feed }),
  ],
  messages,
});
