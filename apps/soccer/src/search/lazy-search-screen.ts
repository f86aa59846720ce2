import { lazyPart } from '@tipmark/remote-kit';

/** Few come here: the header answers most searches. */
export const { Part: LazySearchScreen, bring: bringSearchScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './SearchScreen.tsx')).SearchScreen,
}));
