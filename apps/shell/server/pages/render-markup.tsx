import { type I18n, recordReads } from '@tipmark/i18n/server';
import type { Locale } from '@tipmark/remote-kit';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { crashed, type PageFailure } from '../../src/host/routing/page-failure.ts';
import { ownedScreensOf } from '../../src/host/routing/screens-of.ts';
import type { ServedRoutes } from '../../src/host/routing/served-routes.ts';
import { type Site, SiteProvider } from '../../src/host/routing/site-context.ts';
import { screenRoutes, siteRoutes } from '../../src/host/routing/site-routes.tsx';
import type { HostStore } from '../../src/host/store/create-host-store.ts';
import { shellParts } from '../../src/start/shell-parts.ts';
import type { LiveRemote } from '../remotes/load-bundle.ts';
import type { RequestContext } from '../request/request-context.ts';

export interface MarkupOptions {
  readonly context: RequestContext;
  readonly remote: LiveRemote | undefined;
  readonly store: HostStore;
  readonly i18n: I18n;
  readonly served: ServedRoutes;
  readonly failure: PageFailure | undefined;
}

export interface Markup {
  readonly markup: string;
  /** Messages it was made of, which the browser needs to hydrate it. */
  readonly reads: ReadonlySet<string>;
  readonly failure: PageFailure | undefined;
}

export type RenderMarkup = (options: MarkupOptions) => Promise<Markup>;

/** Markup of pages. Route trees are created once for each language and running remote. */
export function createMarkupRenderer(
  productSlug: string,
  onError: (error: unknown, pathname: string) => void,
): RenderMarkup {
  const trees = new Map<Locale, WeakMap<object, StaticHandler>>();

  function handlerOf(locale: Locale, remote: LiveRemote | undefined): StaticHandler {
    const ofLocale = trees.get(locale) ?? new WeakMap<object, StaticHandler>();
    trees.set(locale, ofLocale);
    const owner = remote ?? shellParts;
    const known = ofLocale.get(owner);
    if (known) return known;
    const options = { shell: shellParts, locale, productSlug };
    const screens = [
      ...screenRoutes(ownedScreensOf(shellParts.pages), options),
      ...(remote ? screenRoutes(ownedScreensOf(remote.module), options) : []),
    ];
    const made = createStaticHandler(siteRoutes(shellParts, screens));
    ofLocale.set(owner, made);
    return made;
  }

  return async (options) => {
    const { context, remote, failure } = options;
    const handler = handlerOf(context.locale, remote);
    const place = await placeIn(handler, context);
    try {
      return { ...markupOf(options, handler, withFailure(place, failure)), failure };
    } catch (error) {
      onError(error, context.pathname);
      return { ...markupOf(options, handler, withFailure(place, crashed)), failure: crashed };
    }
  };
}

/**
 * Loads have run already, so the router has nothing to fetch: it only finds the matching routes.
 */
async function placeIn(
  handler: StaticHandler,
  { pathname, search }: RequestContext,
): Promise<StaticHandlerContext> {
  const query = search.toString();
  const address = `http://page${encodePath(pathname)}${query && `?${query}`}`;
  const place = await handler.query(new Request(address));
  if (place instanceof Response) throw new Error(`the router answered ${pathname} by itself`);
  return place;
}

const encodePath = (pathname: string): string =>
  pathname.startsWith('/') ? pathname : `/${pathname}`;

function withFailure(
  place: StaticHandlerContext,
  failure: PageFailure | undefined,
): StaticHandlerContext {
  const screen = place.matches.at(-1);
  return failure && screen ? { ...place, errors: { [screen.route.id]: failure } } : place;
}

function markupOf(
  { store, i18n, served, remote }: MarkupOptions,
  handler: StaticHandler,
  place: StaticHandlerContext,
): Omit<Markup, 'failure'> {
  const isComposed = (owner: string) => owner === remote?.module.name;
  const site: Site = { served, isComposed, isFrozen: false, retry: () => {} };
  const page = (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <SiteProvider value={site}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, place)}
            context={place}
            hydrate={false}
          />
        </SiteProvider>
      </Provider>
    </I18nextProvider>
  );
  const { value, reads } = recordReads(() => renderToString(page));
  return { markup: value, reads };
}
