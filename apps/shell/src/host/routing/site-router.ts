import { addressOf, type Place } from '@tipmark/remote-kit/router';
import { localeOfPath, ownerOfPath } from '@tipmark/route-builder';
import { createRouter, RedirectTo, type Router } from '@tipmark/router';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { BootData } from './boot-data.ts';
import { failureOf, type PageFailure, remoteAbsent } from './page-failure.ts';
import { findScreen, type ScreenAt } from './screen-at.ts';
import type { Arrival, ScreenLoader } from './screen-loader.ts';
import type { OwnedScreen } from './screen-visit.ts';

/** What a page shows. */
export interface ShownPage extends ScreenAt {
  /** Why there is no screen; undefined for one that is shown, and for an unknown address. */
  readonly failure: PageFailure | undefined;
}

export type SiteRouter = Router<ShownPage>;

export interface SiteRouterOptions {
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
  readonly onLeave?: (location: Place) => void;
}

/** The router of the site: it loads the remote of an address and runs the loads of its screen. */
export function createSiteRouter(options: SiteRouterOptions): SiteRouter {
  const { boot, isFrozen, onLeave } = options;
  const screenAt = findScreen({ ...boot, screenOf: options.screenOf });

  /** Loads a page; its failure is part of the outcome. */
  async function arrive(location: Place, signal: AbortSignal): Promise<ShownPage | RedirectTo> {
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

  return createRouter<ShownPage>({
    first: ({ pathname }) => ({
      ...screenAt(pathname),
      failure: isFrozen ? undefined : boot.failure,
    }),
    arrive,
    isFrozen,
    onLeave,
  });
}

const arrivalAt = (location: Place, params: Arrival['params'], signal: AbortSignal): Arrival => ({
  params,
  url: new URL(addressOf(location), window.location.origin),
  signal,
});
