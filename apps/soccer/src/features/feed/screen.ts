import { pageSoccerFeed } from '@tipmark/contract';
import { createFeedPage, loadOf } from '@tipmark/match-features/pages';
import { createLoad } from '@tipmark/remote-kit';
import { soccer } from '../../shared/soccer.ts';

/** `/feed`: what tipsters, prices and contests have done, the newest first. */
export const { screen, loads, live } = createFeedPage({
  sport: soccer,
  load: loadOf(pageSoccerFeed),
  more: createLoad('pageSoccerFeedMore', { request: pageSoccerFeed, when: 'onlyFirst' }),
});
