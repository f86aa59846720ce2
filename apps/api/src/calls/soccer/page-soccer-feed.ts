import type { Endpoints } from '@tipmark/contract';
import { FEED_PAGE_TYPE, PAGE_SIZE, SPORT } from '@tipmark/domain';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import { findMatchesOf } from '../../betting/tips/user-tips-queries.ts';
import { countFollows, findFeed } from '../../discovery/activity/feed-page-queries.ts';
import { presentFeedItem } from '../../discovery/activity/present-feed.ts';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const pageSoccerFeed: PrivateHandler<Endpoints['pageSoccerFeed']> = {
  statements: 5,
  async answer({ segments, services: { db }, signedIn, locale, nowSeconds }) {
    const { pageType, kind, lastItemId, isInit } = segments;
    if (pageType === FEED_PAGE_TYPE.following && signedIn === undefined) {
      throw new CallError('unauthorized');
    }
    const sport = SPORT.soccer;
    const viewer = viewerOf(signedIn, nowSeconds);
    const rows = await findFeed(db, { ...viewer, sport, pageType, kind, lastItemId });
    const page = rows.slice(0, PAGE_SIZE.feed);
    const matchIds = [...new Set(page.flatMap(({ match_id }) => match_id ?? []))];
    const found = await findMatchesOf(db, locale, matchIds);
    const matches = new Map(
      [...found].map(([id, row]) => [id, presentMatchWithLeague(row, locale)] as const),
    );
    return {
      items: page.flatMap((row) => presentFeedItem(row, matches) ?? []),
      lastItemId: rows.length > page.length ? (page.at(-1)?.item_id ?? null) : null,
      countOfFollows: signedIn === undefined ? null : await countFollows(db, signedIn.user.id),
      sidebar: isInit ? await findSidebar({ db, sport, nowSeconds, locale }) : null,
      asOf: nowSeconds,
    };
  },
};
