import { lazyPart } from '@tipmark/remote-kit';

/**
 * Visitors who only sign in do not load the profile: it is a chunk of its own, loaded before it is
 * rendered.
 */
export const { Part: LazyProfileScreen, loadPart: loadProfileScreen } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile" */ './ProfileScreen.tsx')).ProfileScreen,
}));
