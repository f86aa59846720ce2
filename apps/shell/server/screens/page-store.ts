import { createApiClient, type VisitorRequest } from '@tipmark/api-client';
import { type Exchange, nodeExchange } from '@tipmark/api-client/server';
import type { FillingStage, HostState } from '@tipmark/remote-kit';
import { createHostStore, type HostStore } from '../../src/host/store/create-host-store.ts';
import { createDataLayer } from '../../src/host/store/data-layer/data-layer.ts';
import { hostFeatures } from '../../src/start/host-features.ts';
import type { RequestContext } from '../request/request-context.ts';

const UNREACHED = { status: 503, reply: { error: { code: 'unavailable', message: '' } } };

/** The visitor's network works: what this server cannot reach is busy or away. */
const exchangeOfServer: Exchange = async (request, signal) => {
  try {
    return await nodeExchange(request, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return UNREACHED;
  }
};

type PageContext = RequestContext & { readonly filling?: FillingStage | undefined };

/**
 * A store for this page only: no visitor may see anything of another.
 * @param context of the page, and what of the site is still being added
 * @param withOwn answers calls that this server answers itself
 */
export function createPageStore(
  { locale, theme, display, isMobile, session, token, filling }: PageContext,
  visitor: VisitorRequest,
  apiUrl: string,
  nowSeconds: () => number,
  onError: (error: unknown) => void,
  withOwn: (exchange: Exchange) => Exchange = (exchange) => exchange,
): HostStore {
  const api = createApiClient({
    baseUrl: apiUrl,
    locale,
    session: () => ({ token }),
    visitor,
    exchange: withOwn(exchangeOfServer),
  });
  const view: HostState['view'] = {
    locale,
    theme,
    isMobile,
    ...(display.oddsFormat !== 'decimal' && { oddsFormat: display.oddsFormat }),
    ...(display.isCompact && { isCompact: true }),
    ...(display.hidesScores && { hidesScores: true }),
    ...(filling && { filling }),
    nowSeconds: nowSeconds(),
  };
  return createHostStore({
    preloadedState: { session, view },
    features: hostFeatures,
    loadDataLayer: () => createDataLayer({ api, nowSeconds, onError }),
    onError,
  });
}
