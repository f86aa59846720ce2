import type { FeedItem, FeedPage } from '@tipmark/contract';
import { type HostState, selectIsSignedIn, useServedRoutes } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useState } from 'react';
import { useReader } from '../../parts/page/use-reader.ts';
import { type FeedView, feedAddress, readFeedView } from './feed-address.ts';
import type { FeedPageOptions } from './feed-options.ts';
import { feedRequest, isGuestFeed } from './feed-request.ts';

interface Shown {
  /** Which feed it is of. */
  readonly of: string;
  /** Newest item the visitor has seen: later ones are shown on request. */
  readonly seenId: number | undefined;
  /** Pages after the first, as received. */
  readonly pages: readonly FeedPage[];
}

/** Items of several pages in their order, without duplicates. */
function joined(pages: readonly FeedPage[]): FeedItem[] {
  const items = new Map<number, FeedItem>();
  for (const page of pages)
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}

/** What the feed shows: its first page, the further pages and what is new above it. */
export function useFeed({ sport, load: feedPage, more: feedMore }: FeedPageOptions) {
  const route = sport.routes.feed;
  const reader = useReader(sport.namespace);
  const { locale } = reader;
  const dispatch = useDispatch();
  const served = useServedRoutes();
  const [search] = useSearchParams();
  const view = readFeedView(search);
  const load = useSelector((state: HostState) => feedPage.select(state));
  const more = useSelector((state: HostState) => feedMore.select(state));
  const isSignedIn = useSelector(selectIsSignedIn);
  const of = feedAddress(route, view, locale);
  const first = load.data;
  const fresh: Shown = { of, seenId: first?.items[0]?.id, pages: [] };
  const [stored, setShown] = useState(fresh);
  // another feed, or the first entries of this one
  const isStored = stored.of === of && (stored.seenId !== undefined || fresh.seenId === undefined);
  let shown = isStored ? stored : fresh;
  const nextOf = (page: FeedPage | undefined): FeedView => ({
    ...view,
    afterId: page?.lastItemId ?? 0,
  });
  const nextRequest = (page: FeedPage | undefined) => feedMore.requested(feedRequest(nextOf(page)));
  const lastShown = shown.pages.at(-1) ?? first;
  const isNext = lastShown?.lastItemId && more.dataKey === nextRequest(lastShown).key;
  if (more.data && isNext) shown = { ...shown, pages: [...shown.pages, more.data] };
  if (shown !== stored) setShown(shown);

  const items = joined([...(first ? [first] : []), ...shown.pages]);
  const seenAt = items.findIndex(({ id }) => id === shown.seenId);
  const last = shown.pages.at(-1) ?? first;
  return {
    sport,
    reader,
    view,
    load,
    more,
    isGuests: isGuestFeed(view, isSignedIn),
    served,
    items: seenAt > 0 ? items.slice(seenAt) : items,
    countOfNew: Math.max(seenAt, 0),
    sidebar: first?.sidebar ?? null,
    countOfFollows: first?.countOfFollows ?? null,
    addressOf: (changed: Partial<FeedView>) =>
      feedAddress(route, { ...view, afterId: 0, ...changed }, locale),
    nextHref: last?.lastItemId ? feedAddress(route, nextOf(last), locale) : undefined,
    showMore: () => dispatch(nextRequest(last)),
    showNew: () => setShown({ ...shown, seenId: items[0]?.id }),
    retry: () => dispatch(feedPage.requested(feedRequest(view))),
  };
}

export type Feed = ReturnType<typeof useFeed>;
