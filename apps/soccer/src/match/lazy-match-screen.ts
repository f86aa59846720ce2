import { lazyPart } from '@tipmark/remote-kit';

/**
 * Visitors of the results do not pay for the match screen: it is a chunk of its own. As the screen's
 * `code` it is in before the screen is taken over, so no boundary stands round it: React would take
 * over what stands in one later, when the store may have gone on.
 */
export const { Part: LazyMatchScreen, bring: bringMatchScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "match" */ './MatchScreen.tsx')).MatchScreen,
}));
