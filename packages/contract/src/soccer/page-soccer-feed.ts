import { FEED_KIND, FEED_PAGE_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { feedPage } from '../entities/feed-page.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { flag, integer, oneOfValues } from '../values/positional.ts';

/**
 * The activity feed: of everybody, or of the cappers the caller follows (then private to the
 * caller).
 */
export const pageSoccerFeed = defineEndpoint<typeof pageSoccerFeedSchemas>()({
  name: 'pageSoccerFeed',
  method: 'GET',
  path: '/page-soccer-feed/:pageType/:kind/:lastItemId/:isInit',
  access: 'public',
  cache: 'private',
});

export const pageSoccerFeedSchemas = () => ({
  summary: 'What happened: tips, results, milestones, drops, math tips, contests',
  tags: ['soccer', 'tips'],
  refusals: errorCodes('unauthorized'),
  segments: z.object({
    /** `2`, following, is answered 401 to a guest. */
    pageType: oneOfValues(FEED_PAGE_TYPE),
    /** `0` = all. */
    kind: oneOfValues(FEED_KIND),
    /** The last item of the page before; `0` = the first page. */
    lastItemId: integer(0, MAX_ID),
    /** Includes the sidebar. */
    isInit: flag(),
  }),
  reply: feedPage,
});
