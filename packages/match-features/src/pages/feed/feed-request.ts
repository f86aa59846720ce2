import { FEED_KIND, FEED_PAGE_TYPE } from '@tipmark/domain';
import type { FeedView } from './feed-address.ts';

/** The request of both loads of the feed; the first page also loads what is shown beside it. */
export const feedRequest = ({ pageType, kind, afterId }: FeedView) => ({
  segments: { pageType, kind, lastItemId: afterId, isInit: afterId === 0 },
});

export type FeedRequest = ReturnType<typeof feedRequest>;

/** A guest follows nobody: the feed is certainly empty. */
export const isGuestFeed = ({ pageType }: FeedView, isSignedIn: boolean): boolean =>
  !isSignedIn && pageType === FEED_PAGE_TYPE.following;

const OF_ALL: FeedView = { pageType: FEED_PAGE_TYPE.all, kind: FEED_KIND.all, afterId: 0 };

/**
 * The request of the first page; a guest who follows nobody gets only what is shown beside the
 * feed.
 */
export const firstRequest = (view: FeedView, isSignedIn: boolean) =>
  feedRequest(isGuestFeed(view, isSignedIn) ? OF_ALL : view);
