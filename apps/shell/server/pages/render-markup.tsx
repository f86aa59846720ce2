import { type I18n, recordReads } from '@tipmark/i18n/server';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { placeOf } from '@tipmark/remote-kit/router';
import type { LiveRemote } from '@tipmark/remotes-registry';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { crashed, type PageFailure } from '../../src/host/routing/page-failure.ts';
import { SitePage } from '../../src/host/routing/SitePage.tsx';
import type { OwnedScreen } from '../../src/host/routing/screen-visit.ts';
import type { ServedRoutes } from '../../src/host/routing/served-routes.ts';
import { type Site, SiteProvider } from '../../src/host/routing/site-context.ts';
import type { HostStore } from '../../src/host/store/create-host-store.ts';
import { shellParts } from '../../src/start/shell-parts.ts';
import type { RequestContext } from '../request/request-context.ts';

export interface MarkupOptions {
  readonly context: Pick<RequestContext, 'pathname' | 'search' | 'match'>;
  readonly remote: LiveRemote | undefined;
  readonly found: OwnedScreen | undefined;
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

/**
 * Markup of a page whose loads have run. A screen that throws becomes a page that says so.
 * @param onError is passed what a screen threw
 */
export function renderMarkup(
  options: MarkupOptions,
  onError: (error: unknown, pathname: string) => void,
): Markup {
  const { context, failure } = options;
  try {
    return { ...markupOf(options), failure };
  } catch (error) {
    onError(error, context.pathname);
    return { ...markupOf({ ...options, failure: crashed }), failure: crashed };
  }
}

const nowhere = () => {};

function markupOf({
  context,
  remote,
  found,
  store,
  i18n,
  served,
  failure,
}: MarkupOptions): Omit<Markup, 'failure'> {
  const { pathname, search, match } = context;
  const query = search.toString();
  const path = pathname.startsWith('/') ? pathname : `/${pathname}`;
  const isComposed = (owner: string) => owner === remote?.module.name;
  const site: Site = { served, isComposed, isFrozen: false, retry: nowhere };
  const page = (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <SiteProvider value={site}>
          <SitePage
            shell={shellParts}
            location={placeOf(query ? `${path}?${query}` : path)}
            params={match?.params ?? {}}
            owned={found}
            failure={failure}
            navigate={nowhere}
          />
        </SiteProvider>
      </Provider>
    </I18nProvider>
  );
  const { value, reads } = recordReads(() => renderToString(page));
  return { markup: value, reads };
}
