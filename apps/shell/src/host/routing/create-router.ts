import { addressOf, type Navigate, type Place, placeOf } from '@tipmark/remote-kit/router';
import { localeOfPath, ownerOfPath } from '@tipmark/route-builder';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { BootData } from './boot-data.ts';
import { currentPlace, isOwnEntry, newKey, writePlace } from './browser-history.ts';
import { failureOf, type PageFailure, remoteAbsent } from './page-failure.ts';
import { findScreen, type ScreenAt } from './screen-at.ts';
import { type Arrival, RedirectTo, type ScreenLoader } from './screen-loader.ts';
import type { OwnedScreen } from './screen-visit.ts';

/** How the address came to be: by going through the history, as a new entry, or in place of one. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** What a page shows, and where it is going. */
export interface RouterState extends ScreenAt {
  readonly location: Place;
  readonly historyAction: HistoryAction;
  /** Why there is no screen; undefined for one that is shown, and for an unknown address. */
  readonly failure: PageFailure | undefined;
  /** The next page is shown where this one is scrolled to. */
  readonly keepsScroll: boolean;
  readonly navigation: Navigation;
}

type Navigation =
  | { readonly state: 'idle'; readonly location?: undefined }
  | { readonly state: 'loading'; readonly location: Place };

export interface SiteRouter {
  readonly state: RouterState;
  /** @returns a function that ends the subscription */
  subscribe(listener: (state: RouterState) => void): () => void;
  /**
   * Loads the page of an address and shows it. The promise ends when it is shown, or when the
   * visitor has gone elsewhere meanwhile; it never fails: failures become those of the page.
   */
  navigate(...args: Parameters<Navigate>): Promise<void>;
  /** Loads what the page shows once more. */
  revalidate(): Promise<void>;
  dispose(): void;
}

export interface RouterOptions {
  readonly boot: Pick<BootData, 'locale' | 'productSlug' | 'failure'>;
  readonly remotes: Pick<RemoteLoader, 'has' | 'load'>;
  /** Screens that are loaded: a remote that arrives adds its own. */
  readonly screenOf: (route: string) => OwnedScreen | undefined;
  readonly loaderFor: (owned: OwnedScreen) => ScreenLoader;
  /** Loads what the page of an unknown address lists. */
  readonly missingLoader: ScreenLoader;
  /** The page's remote did not load: the server's content stays, nothing is requested. */
  readonly isFrozen: boolean;
  /** The visitor leaves an address. */
  readonly onLeave?: (place: Place) => void;
}

interface Going {
  readonly action: HistoryAction;
  readonly keepsScroll?: boolean | undefined;
}

const IDLE: Navigation = { state: 'idle' };

/**
 * The router of the page: it loads the remote of an address, runs the loads of its screen and then
 * shows it. Whatever is still loading when the visitor goes elsewhere is cancelled.
 */
export function createRouter(options: RouterOptions): SiteRouter {
  const { boot, isFrozen } = options;
  const screenAt = findScreen({ ...boot, screenOf: options.screenOf });
  const listeners = new Set<(state: RouterState) => void>();
  let leaving = new AbortController();
  /** Where the page is going, while it does. */
  let pending: readonly [Place, Going] | undefined;
  const first = currentPlace();
  if (!isOwnEntry()) writePlace(first, 'REPLACE');
  let state: RouterState = {
    ...screenAt(first.pathname),
    location: first,
    historyAction: 'POP',
    failure: isFrozen ? undefined : boot.failure,
    keepsScroll: false,
    navigation: IDLE,
  };

  function show(changed: Partial<RouterState>): void {
    state = { ...state, ...changed };
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
    options.onLeave?.(state.location);
    if (isFrozen || isJump(state.location, location)) {
      if (action !== 'POP') writePlace(location, action);
      show({ location, historyAction: action, keepsScroll, navigation: IDLE });
      return;
    }
    pending = [location, { action, keepsScroll }];
    show({ navigation: { state: 'loading', location } });
    const outcome = await arrive(location, signal);
    if (signal.aborted) return;
    if (outcome instanceof RedirectTo) {
      const target = placeOf(outcome.address, { key: newKey() });
      // the address that was gone back to is already shown
      return go(target, { action: action === 'POP' ? 'REPLACE' : action });
    }
    pending = undefined;
    if (action !== 'POP') writePlace(location, action);
    show({ ...outcome, location, historyAction: action, keepsScroll, navigation: IDLE });
  }

  type Outcome = ScreenAt & Pick<RouterState, 'failure'>;

  /** Loads a page; its failure is part of the outcome. */
  async function arrive(location: Place, signal: AbortSignal): Promise<Outcome | RedirectTo> {
    let found = screenAt(location.pathname);
    try {
      found = await withRemote(location.pathname, found);
      const load = found.owned ? options.loaderFor(found.owned) : options.missingLoader;
      await load(arrivalAt(location, found.params, signal));
      return { ...found, failure: undefined };
    } catch (error) {
      if (error instanceof RedirectTo) return error;
      if (!signal.aborted && failureOf(error) !== error) console.error(error);
      return { ...found, failure: failureOf(error) };
    }
  }

  /** The screen of an address whose remote may not have been loaded yet. */
  async function withRemote(pathname: string, found: ScreenAt): Promise<ScreenAt> {
    if (found.owned) return found;
    const { locale, productSlug } = boot;
    const name = ownerOfPath(pathname, { productSlug });
    if (localeOfPath(pathname).locale !== locale || !options.remotes.has(name)) return found;
    await options.remotes.load(name).catch((error: unknown) => {
      console.warn(error);
      throw remoteAbsent;
    });
    return screenAt(pathname);
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
    else show(outcome);
  }

  function onPop(): void {
    const location = currentPlace();
    const isByBrowser = !isOwnEntry();
    // the browser has followed a fragment by itself, and scrolled to it
    if (isByBrowser) writePlace(location, 'REPLACE');
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

const arrivalAt = (place: Place, params: Arrival['params'], signal: AbortSignal): Arrival => ({
  params,
  url: new URL(addressOf(place), window.location.origin),
  signal,
});
