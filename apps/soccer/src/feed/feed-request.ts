import type { FeedView } from './feed-address.ts';

/** What both loads of the feed ask for. */
export const feedRequest = ({ pageType, kind, afterId }: FeedView) => ({
  segments: { pageType, kind, lastItemId: afterId, isInit: false },
});
