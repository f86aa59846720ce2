import { pageSoccerFeed } from '@tipmark/contract';
import { pagedLoads } from '../../parts/page/page-load.ts';
import { game } from '../../testing/game-fixture.tsx';
import { createFeedPage } from './create-feed-page.tsx';

export const { load: feedPage, more: feedMore } = pagedLoads(pageSoccerFeed);
export const { screen: feed, live } = createFeedPage({
  sport: game,
  load: feedPage,
  more: feedMore,
});
