import type { FeedItem, FeedPage } from '@tipmark/contract';
import { liveDays } from '@tipmark/contract/live';
import { matchIdOf } from '@tipmark/contract/match-wire';
import { DAY_SECONDS } from '@tipmark/domain';
import type { ScreenLive } from '@tipmark/remote-kit';
import { changedMatches } from '../../parts/matches/changed-matches.ts';
import { readFeedView } from './feed-address.ts';
import type { FeedPageOptions } from './feed-options.ts';
import { feedRequest, isGuestFeed } from './feed-request.ts';

/** While matches are running, a feed older than this may lack entries. */
const OLD_SECONDS = 30;

type ItemOfMatch = Extract<FeedItem, { readonly match: unknown }>;
const isOfMatch = (item: FeedItem): item is ItemOfMatch => 'match' in item;

/** The page with its matches' changes; the same object when there are none. */
function changedPage(page: FeedPage, changes: Parameters<typeof changedMatches>[1]): FeedPage {
  const shown = page.items.filter(isOfMatch).map(({ match }) => match);
  const { matches, updates } = changedMatches(shown, changes);
  if (updates.length === 0) return page;
  const after = new Map(matches.map((match) => [matchIdOf(match), match]));
  const items = page.items.map((item) =>
    isOfMatch(item) ? { ...item, match: after.get(matchIdOf(item.match)) ?? item.match } : item,
  );
  return { ...page, items };
}

/** Scores of the matches on screen; new entries are fetched while matches change. */
export const createFeedLive = ({ sport, load: feedPage }: FeedPageOptions): ScreenLive => ({
  interest(state, { search, isSignedIn }) {
    const page = feedPage.select(state).data;
    const view = readFeedView(search);
    if (!page || view.afterId !== 0 || isGuestFeed(view, isSignedIn)) return undefined;
    return {
      topics: liveDays(sport.sport, page.asOf - DAY_SECONDS, page.asOf + DAY_SECONDS),
      since: page.asOf,
      reload: [feedPage.requested(feedRequest(view))],
    };
  },
  update(state, changes) {
    const page = feedPage.select(state).data;
    if (!page) return { data: {} };
    const after = changedPage(page, changes.matches);
    return {
      data: after === page ? {} : { [feedPage.name]: after },
      isIncomplete: changes.asOf - page.asOf > OLD_SECONDS,
    };
  },
});
