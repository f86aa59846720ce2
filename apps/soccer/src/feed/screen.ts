import { FEED_PAGE_TYPE } from '@tipmark/domain';
import { defineScreen, ofPart } from '@tipmark/remote-kit';
import { FeedScreen } from './FeedScreen.tsx';
import { feedAddress, readFeedView } from './feed-address.ts';
import { feedMore, feedPage } from './feed-loads.ts';
import { firstRequest } from './feed-request.ts';

/** `/feed`: when it fails the page says so and can be asked for the other feed. */
export const screen = defineScreen({
  route: 'feed',
  loads: ({ search, isSignedIn }) => [
    ofPart(feedPage.requested(firstRequest(readFeedView(search), isSignedIn))),
  ],
  Component: FeedScreen,
  head: (_state, { search, locale }, t) => {
    const view = readFeedView(search);
    return {
      title: t('feed.headTitle'),
      description: t('feed.description'),
      canonical: feedAddress(view, locale),
      // those followed are another list for everybody
      isIndexed: view.afterId === 0 && view.pageType === FEED_PAGE_TYPE.all,
    };
  },
});

export const loads = [feedPage, feedMore];
