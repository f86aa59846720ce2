import type { ReconnectingRouter } from '../host/connection/follow-connection.ts';
import type { WatchedRouter } from '../host/metrics/follow-page-views.ts';
import type { OwnedScreen } from '../host/routing/screen-visit.ts';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { whenIdle } from '../host/scheduling/when-idle.ts';
import type { SessionChannel } from '../host/session/session-channel.ts';
import type { HostStore } from '../host/store/create-host-store.ts';
import { followWidth } from '../host/store/follow-width.ts';
import { followTheme } from '../host/theme/follow-theme.ts';
import { isInOtherZone } from '../host/timezone/other-zone.ts';
import type { VisitedRouter } from '../layout/forget-older-copy.ts';

export interface PageServicesOptions {
  readonly store: HostStore;
  readonly router: WatchedRouter & ReconnectingRouter & VisitedRouter;
  /** The clock is fixed, for demonstrations and tests. */
  readonly isClockFixed?: boolean;
  /** To the other tabs; a test passes one that is not open. */
  readonly channel?: SessionChannel;
  /** Loaded screens; without it nothing is updated by itself. */
  readonly screenOf?: (route: string) => OwnedScreen | undefined;
  /** Versions of the remotes that run on this page. */
  readonly versionOf?: (remote: string) => string | undefined;
  /** Routes somebody serves in this composition. */
  readonly served?: ServedRoutes;
}

async function startIdle(options: PageServicesOptions): Promise<void> {
  const { startIdleServices } = await import(
    /* webpackChunkName: "data-layer" */ './idle-services.ts'
  );
  startIdleServices(options);
}

/**
 * Everything a page does by itself after hydration. At once: theme and window. When idle: the data
 * layer and what `idle-services` starts, whose code arrives with it; a page in another zone than
 * the browser's does not wait for that, since its times are corrected by it.
 */
export function startPageServices(options: PageServicesOptions): void {
  const { store } = options;
  followTheme(store);
  followWidth(store);
  const start = () => {
    store.warm();
    startIdle(options).catch(console.warn);
  };
  if (isInOtherZone(store.getState())) start();
  else whenIdle(start);
}
