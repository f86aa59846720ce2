import { matchPath } from '@tipmark/route-builder';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { whenIdle } from '../scheduling/when-idle.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { prefetchLoads } from '../store/prefetch-loads.ts';
import { ownerOf } from './link-events.ts';
import { type OwnedScreen, visitOf } from './screen-visit.ts';

/** A link this close to the window is about to be seen. */
const MARGIN_PX = 200;
/** A day has six hundred links: reading all of them at once would block a phone. */
const LINKS_AT_ONCE = 100;

export interface PrefetchOptions {
  readonly store: HostStore;
  readonly remotes: RemoteLoader;
  readonly screenOf: (route: string) => OwnedScreen | undefined;
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export type Prefetch = ReturnType<typeof createPrefetch>;

/** Prefetches: code of other remotes when a link to them is near, data on intent. */
export function createPrefetch({ store, remotes, screenOf }: PrefetchOptions) {
  let last = '';

  async function prefetch(address: string): Promise<void> {
    if (address === last || savesData()) return;
    last = address;
    store.warm();
    const owner = ownerOf(address);
    if (owner && remotes.has(owner)) await remotes.load(owner);
    const match = matchPath(address);
    const owned = match && screenOf(match.name);
    if (!match || !owned) return;
    const { searchParams } = new URL(address, location.href);
    const visit = visitOf(store.getState(), match.params, searchParams);
    await owned.screen.loadPart?.();
    prefetchLoads(store, owned.screen.loads(visit));
  }

  /** Watches one link to each remote that is not loaded yet. */
  function watchLinks(): void {
    if (savesData()) return;
    const watched = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const owner = isIntersecting && ownerOf((target as HTMLAnchorElement).pathname);
          if (!owner) continue;
          observer.unobserve(target);
          whenIdle(() => void remotes.load(owner).catch(() => {}));
        }
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    const readSome = () => {
      for (const link of links.splice(0, LINKS_AT_ONCE)) {
        const owner = ownerOf(link.pathname);
        if (!owner || watched.has(owner) || !remotes.has(owner) || remotes.isLive(owner)) continue;
        // a link in a closed menu is never near; checked last, as it makes the browser do a layout
        if (link.checkVisibility?.() === false) continue;
        watched.add(owner);
        observer.observe(link);
      }
      if (links.length > 0) whenIdle(readSome);
    };
    readSome();
  }

  return {
    /** The visitor points at a link. Errors are shown when they really navigate. */
    intend: (address: string): void => void prefetch(address).catch(() => {}),
    watchLinks,
  };
}
