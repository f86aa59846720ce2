import { FEED_PAGE_TYPE } from '@tipmark/domain';
import type { FeedView } from './feed-address.ts';

/** What both loads of the feed ask for; the first page brings what stands beside it. */
export const feedRequest = ({ pageType, kind, afterId }: FeedView) => ({
  segments: { pageType, kind, lastItemId: afterId, isInit: afterId === 0 },
});

/** A guest follows nobody: there is nothing to ask for. */
export const isNobodysFeed = ({ pageType }: FeedView, isSignedIn: boolean): boolean =>
  !isSignedIn && pageType === FEED_PAGE_TYPE.following;
