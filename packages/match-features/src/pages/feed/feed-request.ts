import { FEED_KIND, FEED_PAGE_TYPE } from '@tipmark/domain';
import type { FeedView } from './feed-address.ts';

/** What both loads of the feed ask for; the first page brings what stands beside it. */
export const feedRequest = ({ pageType, kind, afterId }: FeedView) => ({
  segments: { pageType, kind, lastItemId: afterId, isInit: afterId === 0 },
});

export type FeedRequest = ReturnType<typeof feedRequest>;

/** A guest follows nobody: the feed is empty for sure. */
export const isNobodysFeed = ({ pageType }: FeedView, isSignedIn: boolean): boolean =>
  !isSignedIn && pageType === FEED_PAGE_TYPE.following;

const OF_ALL: FeedView = { pageType: FEED_PAGE_TYPE.all, kind: FEED_KIND.all, afterId: 0 };

/** What the first page asks for; a guest who follows nobody gets what stands beside the feed. */
export const firstRequest = (view: FeedView, isSignedIn: boolean) =>
  feedRequest(isNobodysFeed(view, isSignedIn) ? OF_ALL : view);
