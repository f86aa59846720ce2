import type { ScreenLive } from '@tipmark/remote-kit';
import { matchPath } from '@tipmark/route-builder';
import type { WatchedRouter } from '../metrics/follow-page-views.ts';
import { type OwnedScreen, visitOf } from '../routing/screen-visit.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { followLive } from './follow-live.ts';

export interface FollowScreensOptions {
  readonly store: HostStore;
  readonly router: WatchedRouter;
  readonly screenOf: (route: string) => OwnedScreen | undefined;
}

/** Listens to the topics of the current screen. */
export function followScreens({ store, router, screenOf }: FollowScreensOptions): () => void {
  const parts = new Map<OwnedScreen['screen'], ScreenLive>();

  function current() {
    const { location, navigation } = router.state;
    const match = matchPath(location.pathname);
    const owned = match && screenOf(match.name);
    return navigation.state === 'idle' && owned ? { ...owned, match, location } : undefined;
  }

  const { look, stop } = followLive({
    store,
    screen() {
      const now = current();
      const live = now && parts.get(now.screen);
      if (!live) return undefined;
      const search = new URLSearchParams(now.location.search);
      return { live, visit: visitOf(store.getState(), now.match.params, search) };
    },
  });

  async function loadPart(): Promise<void> {
    const screen = current()?.screen;
    if (screen?.live && !parts.has(screen)) {
      // without it the page is as fresh as its loads
      const part = await screen.live().catch(() => undefined);
      if (part) parts.set(screen, part.live);
    }
    look();
  }
  void loadPart();
  const unsubscribe = router.subscribe(() => void loadPart());
  return () => {
    unsubscribe();
    stop();
  };
}
