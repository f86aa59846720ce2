import { pageSoccerFeed } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** The page the address names. */
export const feedPage = createLoad('pageSoccerFeed', { request: pageSoccerFeed, when: 'latest' });

/** What is shown after it, a page at a time. */
export const feedMore = createLoad('pageSoccerFeedMore', {
  request: pageSoccerFeed,
  when: 'onlyFirst',
});
