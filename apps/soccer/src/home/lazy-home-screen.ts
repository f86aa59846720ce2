import { lazyPart } from '@tipmark/remote-kit';

/** Whoever opens a match or the results does not pay for the main page: it is a chunk of its own. */
export const { Part: LazyHomeScreen, bring: bringHomeScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './HomeScreen.tsx')).HomeScreen,
}));
