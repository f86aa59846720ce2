import { lazyPart } from '@tipmark/remote-kit';

/**
 * Who only signs in does not pay for the profile: it is a chunk of its own, in before it is drawn.
 */
export const { Part: LazyProfileScreen, bring: bringProfileScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile" */ './ProfileScreen.tsx')).ProfileScreen,
}));
