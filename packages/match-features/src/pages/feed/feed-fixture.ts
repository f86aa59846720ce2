import { pageSoccerFeed } from '@tipmark/contract';
import { game } from '../../sport/game-fixture.tsx';
import { pagedLoads } from '../../sport/page-load.ts';
import { createFeedPage } from './create-feed-page.tsx';

export const { load: feedPage, more: feedMore } = pagedLoads(pageSoccerFeed);
export const { screen: feed, live } = createFeedPage({
  sport: game,
  load: feedPage,
  more: feedMore,
});
