import { teamRemote } from '@tipmark/match-features/sport';
import { lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';
import { soccer } from './shared/soccer.ts';

const feed = () => import(/* webpackChunkName: "statistics" */ './features/feed/screen.ts');

/**
 * The only module this remote exposes: the pages of a team sport, some its own way, and those that
 * only soccer has.
 */
export const remote = teamRemote(soccer, {
  home: () => import(/* webpackChunkName: "home" */ './features/home/screen.ts'),
  match: () => import(/* webpackChunkName: "match" */ './features/match/screen.ts'),
  league: () => import(/* webpackChunkName: "statistics" */ './features/league/screen.ts'),
  team: () => import(/* webpackChunkName: "statistics" */ './features/team/screen.ts'),
  teams: () => import(/* webpackChunkName: "statistics" */ './features/teams/screen.ts'),
  features: [
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
      'valueTrends',
      'valueTrends',
      () => import(/* webpackChunkName: "statistics" */ './features/value-trends/screen.ts'),
    ),
    lazyFeature('feed', 'feed', feed, { live: feed }),
  ],
  messages,
});
