import { lazyPart } from '@tipmark/remote-kit';

/** A chunk of its own, like every screen but the first. */
export const { Part: LazyLeagueScreen, bring: bringLeagueScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "league" */ './LeagueScreen.tsx')).LeagueScreen,
}));
