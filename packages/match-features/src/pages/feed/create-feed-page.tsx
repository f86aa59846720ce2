import { FEED_PAGE_TYPE } from '@tipmark/domain';
import { defineScreen, optionalLoad, type ScreenLive } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { createFeedLive } from './create-feed-live.ts';
import { FeedScreen } from './FeedScreen.tsx';
import { feedAddress, readFeedView } from './feed-address.ts';
import type { FeedPageOptions } from './feed-options.ts';
import { firstRequest } from './feed-request.ts';

/**
 * The feed of everybody, or of those the visitor follows: when it fails, the page reports so and
 * the other feed can be opened.
 */
export function createFeedPage(
  options: FeedPageOptions,
): PageParts & { readonly live: ScreenLive } {
  const { load, more } = options;
  const route = options.sport.routes.feed;
  const screen = defineScreen({
    route,
    loads: ({ search, isSignedIn }) => [
      optionalLoad(load.requested(firstRequest(readFeedView(search), isSignedIn))),
    ],
    Component: () => <FeedScreen options={options} />,
    head: (_state, { search, locale }, t) => {
      const view = readFeedView(search);
      return {
        title: t('feed.headTitle'),
        description: t('feed.description'),
        canonical: feedAddress(route, view, locale),
        // the feed of followed cappers is a different list for everybody
        isIndexed: view.afterId === 0 && view.pageType === FEED_PAGE_TYPE.all,
      };
    },
  });
  return { screen, loads: [load, more], live: createFeedLive(options) };
}
