import { optionalLoad } from '@tipmark/remote-kit';
import { RedirectTo } from '@tipmark/router';
import type { HostStore } from '../store/create-host-store.ts';
import { LoadFailedError, runLoads } from '../store/run-loads.ts';
import type { StyleSheets } from '../styles/style-sheets.ts';
import { loadAll } from './load-all.ts';
import { hasDayMatches, loadFailed, notFound, unreached } from './page-failure.ts';
import { premiumAddress } from './premium-address.ts';
import { type OwnedScreen, visitOf } from './screen-visit.ts';
import type { ShellParts } from './shell-parts.ts';

type Missing = Pick<ShellParts, 'missingLoads'>;

/** The address a page is loaded for. */
export interface Arrival {
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  /** The visitor goes elsewhere. */
  readonly signal: AbortSignal;
}

/** Loads what a page shows. Throws a PageFailure if nothing can be shown, or a RedirectTo. */
export type ScreenLoader = (arrival: Arrival) => Promise<void>;

export interface ScreenLoaderOptions {
  readonly store: HostStore;
  readonly shell: Missing;
  /** Makes sure that a screen's messages are loaded before it is shown. */
  readonly messagesOf: (owned: OwnedScreen, search: URLSearchParams) => Promise<void>;
  readonly styles: Pick<StyleSheets, 'loaded' | 'apply'>;
  /** Opens an address as a new document. */
  readonly leaveTo?: (address: string) => void;
}

/**
 * What the router does before it shows a screen: it runs its loads, which leaving cancels. Failures
 * become a PageFailure, so that the screen's boundary knows what happened.
 */
export const screenLoader =
  ({
    store,
    shell,
    messagesOf,
    styles,
    leaveTo = (to) => location.assign(to),
  }: ScreenLoaderOptions) =>
  (owned: OwnedScreen): ScreenLoader =>
  async (arrival) => {
    const { screen, owner } = owned;
    const { params, url, signal } = arrival;
    const { pathname, search, searchParams } = url;
    const visit = visitOf(store.getState(), params, searchParams);
    try {
      await screen.loadPart?.();
      await Promise.all([
        messagesOf(owned, searchParams),
        screen.code?.(),
        loadAll(store, screen, visit, signal),
      ]);
    } catch (error) {
      if (error instanceof Error && error.name === 'ChunkLoadError') throw unreached;
      if (!(error instanceof LoadFailedError)) throw error;
      // the session has ended meanwhile: the server redirects to the sign-in
      if (error.failure.status === 401) leaveTo(url.href);
      const address = premiumAddress(error.failure, screen.route, visit.locale, pathname + search);
      if (address !== undefined) throw new RedirectTo(address);
      const failure = loadFailed(error.failure);
      if (hasDayMatches(failure)) await loadMissing(store, shell, arrival);
      throw failure;
    }
    // without its styles the page is opened as a document, which has them
    await styles.loaded(owner).catch(() => leaveTo(url.href));
    styles.apply(owner);
    if (screen.notFound?.(store.getState())) {
      await loadMissing(store, shell, arrival);
      throw notFound;
    }
  };

/** What the router does before it shows the page of an unknown address. */
export const missingLoader =
  (store: HostStore, shell: Missing): ScreenLoader =>
  (arrival) =>
    loadMissing(store, shell, arrival);

/** A page that is not found lists matches; it is shown without them if they do not load. */
const loadMissing = (
  store: HostStore,
  { missingLoads }: Missing,
  { url, signal }: Arrival,
): Promise<void> => runLoads(store, missingLoads(url.pathname).map(optionalLoad), { signal });
