import { createApiClient, type VisitorRequest } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import type { HostState } from '@tipmark/remote-kit';
import { createHostStore, type HostStore } from '../../src/store/create-host-store.ts';
import { createDataLayer } from '../../src/store/data-layer/data-layer.ts';
import type { RequestContext } from '../request-context.ts';

/** A store for this page only: no visitor may see anything of another. */
export function createPageStore(
  { locale, theme, isMobile, session, token }: RequestContext,
  visitor: VisitorRequest,
  apiUrl: string,
  nowSeconds: () => number,
  onError: (error: unknown) => void,
): HostStore {
  const api = createApiClient({
    baseUrl: apiUrl,
    locale,
    session: () => ({ token }),
    visitor,
    exchange: nodeExchange,
  });
  const view: HostState['view'] = {
    locale,
    theme,
    isMobile,
    nowSeconds: nowSeconds(),
  };
  return createHostStore({
    preloadedState: { session, view },
    loadDataLayer: () => createDataLayer({ api, nowSeconds, onError }),
    onError,
  });
}
