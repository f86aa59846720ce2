import { matchPath, withoutSecrets } from '@tipmark/route-builder';
import type { HostStore } from '../store/create-host-store.ts';
import { statisticsCommand } from './statistics-command.ts';

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** What page views need of a router. */
export interface WatchedRouter {
  readonly state: {
    readonly location: PageAddress;
    readonly navigation: { readonly state: string };
    /** REPLACE: the address of the current page was changed, as by a choice of its filters. */
    readonly historyAction: string;
  };
  subscribe(listener: (state: WatchedRouter['state']) => void): () => void;
}

const textLimit = 500;

interface Happened {
  readonly type: string;
  readonly userAgent: string;
}

/** An event of a page; that of a match names its match, by which its views are counted. */
export function eventAt({ pathname, search }: PageAddress, { type, userAgent }: Happened) {
  const match = matchPath(pathname);
  const { hash: _secret, ...params } = match?.params ?? {};
  return statisticsCommand.submitted({
    body: {
      event_type: type,
      event_properties: {
        ...params,
        path: withoutSecrets(pathname + search).slice(0, textLimit),
        route: match?.name ?? null,
      },
      user_agent: userAgent.slice(0, textLimit),
    },
  });
}

export const pageView = (address: PageAddress, userAgent: string) =>
  eventAt(address, { type: 'page_view', userAgent });

/** Reports the current page and every page the visitor navigates to; a tab or filter is not one. */
export function followPageViews(
  store: HostStore,
  router: WatchedRouter,
  userAgent: string = navigator.userAgent,
): () => void {
  let last = '';
  let lastPathname = '';
  const look = ({ location, navigation, historyAction }: WatchedRouter['state']) => {
    const page = location.pathname + location.search;
    if (navigation.state !== 'idle' || page === last) return;
    const isSamePage = historyAction === 'REPLACE' && lastPathname === location.pathname;
    last = page;
    lastPathname = location.pathname;
    if (!isSamePage) store.dispatch(pageView(location, userAgent));
  };
  look(router.state);
  return router.subscribe(look);
}
