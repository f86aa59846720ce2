import { createApiClient } from '@tipmark/api-client';
import type { HostState, Locale } from '@tipmark/remote-kit';
import { createDataLayer } from './data-layer.ts';
import type { DataLayer } from './data-layer-port.ts';
import { pageTrace } from './page-trace.ts';

export interface BrowserDataLayerOptions {
  readonly locale: Locale;
  readonly session: () => HostState['session'];
}

/** Minutes east of UTC of a browser now; Moscow is 180. */
const offsetMinutes = (): number => -new Date().getTimezoneOffset();

/** The data layer of a page: the API is on the page's own origin and reads its cookies. */
export function createBrowserDataLayer({ locale, session }: BrowserDataLayerOptions): DataLayer {
  const api = createApiClient({
    baseUrl: '/api',
    locale,
    session: () => ({
      isSignedIn: session().isSignedIn,
      timeZoneOffsetMinutes: offsetMinutes(),
      traceparent: pageTrace(),
    }),
  });
  return createDataLayer({ api });
}
