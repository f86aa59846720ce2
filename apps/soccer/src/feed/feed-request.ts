import type { FeedView } from './feed-address.ts';

/** What both loads of the feed ask for; the first page brings what stands beside it. */
export const feedRequest = ({ pageType, kind, afterId }: FeedView) => ({
  segments: { pageType, kind, lastItemId: afterId, isInit: afterId === 0 },
});
