import type { RemoteModule } from '@tipmark/remote-kit';
import { localeOfPath, ownerOfPath } from '@tipmark/route-builder';
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { HostStore } from '../store/create-host-store.ts';
import type { BootData } from './boot-data.ts';
import { remoteAbsent } from './page-failure.ts';
import { missingLoader } from './screen-loader.ts';
import type { OwnedScreen } from './screen-visit.ts';
import { ownedScreensOf } from './screens-of.ts';
import type { ShellParts } from './shell-parts.ts';
import { frameId, frozenRoutes, screenRoutes, siteRoutes } from './site-routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

export interface RouterOptions {
  readonly shell: ShellParts;
  readonly boot: BootData;
  readonly store: HostStore;
  readonly remotes: RemoteLoader;
  /** The page's remote, already running. */
  readonly initial: RemoteModule | undefined;
  /** The page's remote did not load: the server's content has to stay. */
  readonly isFrozen: boolean;
  readonly loaderFor: (owned: OwnedScreen) => LoaderFunction;
}

/**
 * The data router of the page. It knows the shell's own screens and those of the page's remote;
 * screens of other remotes are added when a visitor opens them.
 */
export function createRouter(options: RouterOptions): SiteRouter {
  const { shell, boot, store, remotes, initial, isFrozen, loaderFor } = options;
  const { locale, productSlug } = boot;
  const known = new Set(initial ? [initial.name] : []);
  const routesOf = (owner: RemoteModule) =>
    screenRoutes(ownedScreensOf(owner), { shell, locale, productSlug, loaderFor });
  const routes = isFrozen
    ? frozenRoutes(shell)
    : siteRoutes(shell, [...routesOf(shell.pages), ...(initial ? routesOf(initial) : [])], {
        loader: missingLoader(store, shell),
      });

  // `createBrowserRouter` without the data that the router's own server rendering would leave
  const router = UNSAFE_createRouter({
    routes,
    history: UNSAFE_createBrowserHistory(),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationData: hydrationOf(routes, boot),
    async patchRoutesOnNavigation({ path, patch }) {
      const name = ownerOfPath(path, { productSlug });
      if (localeOfPath(path).locale !== locale || known.has(name) || !remotes.has(name)) return;
      const remote = await remotes.load(name).catch((error: unknown) => {
        console.warn(error);
        throw remoteAbsent;
      });
      known.add(name);
      patch(frameId, routesOf(remote));
    },
  });
  return router.initialize();
}

/** Tells the router that the server has already loaded this address. */
function hydrationOf(routes: RouteObject[], { failure }: BootData) {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const ids = matches.flatMap(({ route }) => route.id ?? []);
  const screen = ids.at(-1);
  return {
    loaderData: Object.fromEntries(ids.map((id) => [id, null])),
    ...(failure && screen && { errors: { [screen]: failure } }),
  };
}
