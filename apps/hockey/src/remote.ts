import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { results } from './features/results/screen.ts';
import { messages } from './messages.ts';
import { ownTips } from './shared/own-tips.ts';

const home = () => import(/* webpackChunkName: "home" */ './features/home/screen.ts');
const match = () => import(/* webpackChunkName: "match" */ './features/match/screen.ts');

/** The only module this remote exposes: its pages, each a chunk except the results. */
export const remote = defineRemote({
  name: 'hockey',
  features: [
    lazyFeature('home', 'hockeyIndex', home, { live: home }),
    results,
    lazyFeature('match', 'hockeyEvents', match, { slices: ownTips.slices, live: match }),
    lazyFeature(
      'league',
      'hockeyLeague',
      () => import(/* webpackChunkName: "statistics" */ './features/league/screen.ts'),
    ),
    lazyFeature(
      'leagues',
      'hockeyLeagues',
      () => import(/* webpackChunkName: "statistics" */ './features/leagues/screen.ts'),
    ),
    lazyFeature(
      'team',
      'hockeyTeam',
      () => import(/* webpackChunkName: "statistics" */ './features/team/screen.ts'),
    ),
    lazyFeature(
      'teams',
      'hockeyTeams',
      () => import(/* webpackChunkName: "statistics" */ './features/teams/screen.ts'),
    ),
    lazyFeature(
      'analysis',
      'hockeyMathAnalysis',
      () => import(/* webpackChunkName: "statistics" */ './features/analysis/screen.ts'),
    ),
    lazyFeature(
      'search',
      'hockeySearch',
      () => import(/* webpackChunkName: "statistics" */ './features/search/screen.ts'),
    ),
  ],
  messages,
});
