import { MAX_ID } from '@tipmark/contract';
import { FEED_KIND, FEED_PAGE_TYPE } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { readChoice, readNumber, unless } from '../../parts/lists/read-choice.ts';

export const KINDS = Object.values(FEED_KIND);
export const PAGE_TYPES = Object.values(FEED_PAGE_TYPE);

/** Reads whose feed it is, which kind, and after which item. */
export function readFeedView(search: URLSearchParams) {
  return {
    pageType: readChoice(search, 'type', PAGE_TYPES, FEED_PAGE_TYPE.all),
    kind: readChoice(search, 'kind', KINDS, FEED_KIND.all),
    /** 0 = the newest. */
    afterId: Math.min(readNumber(search, 'after', 0), MAX_ID),
  };
}

export type FeedView = ReturnType<typeof readFeedView>;

/** The view as an address, defaults left out. */
export function feedAddress(route: RouteName, view: FeedView, locale: Locale): string {
  const { pageType, kind, afterId } = view;
  return href(
    route,
    {
      type: unless(pageType, FEED_PAGE_TYPE.all),
      kind: unless(kind, FEED_KIND.all),
      after: unless(afterId, 0),
    },
    { locale },
  );
}
