import { addressOf, type Navigate, type Place, placeOf } from '@tipmark/remote-kit/router';
import { currentLocation, isOwnEntry, newKey, writeLocation } from './browser-history.ts';
import { RedirectTo } from './redirect-to.ts';

/** How the address came to be: by going through the history, as a new entry, or in place of one. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** Where a page is, and where it is going. */
export interface Movement {
  readonly location: Place;
  readonly historyAction: HistoryAction;
  /** The next page is shown where this one is scrolled to. */
  readonly keepsScroll: boolean;
  readonly navigation: Navigation;
}

type Navigation =
  | { readonly state: 'idle'; readonly location?: undefined }
  | { readonly state: 'loading'; readonly location: Place };

/** What a page shows, and its movement. */
export type RouterState<Page> = Page & Movement;

export interface Router<Page> {
  readonly state: RouterState<Page>;
  /** @returns a function that ends the subscription */
  subscribe(listener: (state: RouterState<Page>) => void): () => void;
  /**
   * Loads the page of an address and shows it. The promise ends when it is shown, or when the
   * visitor has gone elsewhere meanwhile.
   */
  navigate(...args: Parameters<Navigate>): Promise<void>;
  /** Loads what the page shows once more. */
  revalidate(): Promise<void>;
  dispose(): void;
}

export interface RouterOptions<Page> {
  /** What the document shows at first, before anything is loaded. */
  readonly first: (location: Place) => Page;
  /** Loads a page. It never fails: a failure is something a page shows. */
  readonly arrive: (location: Place, signal: AbortSignal) => Promise<Page | RedirectTo>;
  /** Only the address changes: the content of the document stays, nothing is loaded. */
  readonly isFrozen?: boolean;
  /** The visitor leaves an address. */
  readonly onLeave?: ((location: Place) => void) | undefined;
}

interface Going {
  readonly action: HistoryAction;
  readonly keepsScroll?: boolean | undefined;
}

const IDLE: Navigation = { state: 'idle' };

/**
 * The router of a document: it loads the page of an address, then writes the address and shows the
 * page. Whatever is still loading when the visitor goes elsewhere is cancelled.
 */
export function createRouter<Page extends object>(options: RouterOptions<Page>): Router<Page> {
  const { arrive, isFrozen = false, onLeave } = options;
  const listeners = new Set<(state: RouterState<Page>) => void>();
  let leaving = new AbortController();
  /** Where the page is going, while it does. */
  let pending: readonly [Place, Going] | undefined;
  const location = currentLocation();
  if (!isOwnEntry()) writeLocation(location, 'REPLACE');
  let state: RouterState<Page> = {
    ...options.first(location),
    location,
    historyAction: 'POP',
    keepsScroll: false,
    navigation: IDLE,
  };

  function show(next: RouterState<Page>): void {
    state = next;
    for (const listener of listeners) listener(state);
  }

  function begin(): AbortSignal {
    leaving.abort();
    pending = undefined;
    leaving = new AbortController();
    return leaving.signal;
  }

  async function go(location: Place, { action, keepsScroll = false }: Going): Promise<void> {
    const signal = begin();
    onLeave?.(state.location);
    if (isFrozen || isJump(state.location, location)) {
      if (action !== 'POP') writeLocation(location, action);
      show({ ...state, location, historyAction: action, keepsScroll, navigation: IDLE });
      return;
    }
    pending = [location, { action, keepsScroll }];
    show({ ...state, navigation: { state: 'loading', location } });
    const outcome = await arrive(location, signal);
    if (signal.aborted) return;
    if (outcome instanceof RedirectTo) {
      const target = placeOf(outcome.address, { key: newKey() });
      // the address that was gone back to is already shown
      return go(target, { action: action === 'POP' ? 'REPLACE' : action });
    }
    pending = undefined;
    if (action !== 'POP') writeLocation(location, action);
    show({ ...state, ...outcome, location, historyAction: action, keepsScroll, navigation: IDLE });
  }

  async function navigate(...[to, wanted = {}]: Parameters<Navigate>): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const { replace = false, state: left, preventScrollReset: keepsScroll } = wanted;
    const location = placeOf(to, { from: addressOf(state.location), state: left, key: newKey() });
    const isHere = left === undefined && isSame(location, state.location);
    await go(location, { action: replace || isHere ? 'REPLACE' : 'PUSH', keepsScroll });
  }

  async function revalidate(): Promise<void> {
    if (isFrozen) return;
    if (pending) return go(...pending);
    const signal = begin();
    const outcome = await arrive(state.location, signal);
    if (signal.aborted) return;
    if (outcome instanceof RedirectTo) await navigate(outcome.address, { replace: true });
    else show({ ...state, ...outcome });
  }

  function onPop(): void {
    const location = currentLocation();
    const isByBrowser = !isOwnEntry();
    // the browser has followed a fragment by itself, and scrolled to it
    if (isByBrowser) writeLocation(location, 'REPLACE');
    void go(location, { action: 'POP', keepsScroll: isByBrowser });
  }
  window.addEventListener('popstate', onPop);

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    revalidate,
    dispose() {
      begin();
      window.removeEventListener('popstate', onPop);
      listeners.clear();
    },
  };
}

const isSame = (one: Place, other: Place): boolean =>
  addressOf(one) === addressOf(other) && one.hash === other.hash;

/** Another part of the same document: nothing has to be loaded for it. */
const isJump = (from: Place, to: Place): boolean =>
  addressOf(from) === addressOf(to) && to.hash !== '' && from.hash !== to.hash;
