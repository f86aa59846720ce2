import type { ReconnectingRouter } from '../connection/follow-connection.ts';
import type { ServedRoutes } from '../layout/composition.ts';
import type { VisitedRouter } from '../layout/forget-older-copy.ts';
import type { WatchedRouter } from '../metrics/follow-page-views.ts';
import type { OwnedScreen } from '../routing/screen-visit.ts';
import type { SessionChannel } from '../session/session-channel.ts';
import { followTheme } from '../theme/follow-theme.ts';
import { isInOtherZone } from '../timezone/other-zone.ts';
import type { HostStore } from './create-host-store.ts';
import { followWidth } from './follow-width.ts';
import { whenIdle } from './when-idle.ts';

export interface PageServicesOptions {
  readonly store: HostStore;
  readonly router: WatchedRouter & ReconnectingRouter & VisitedRouter;
  /** The clock is fixed, for demonstrations and tests. */
  readonly isClockFixed?: boolean;
  /** To the other tabs; a test passes one that is not open. */
  readonly channel?: SessionChannel;
  /** Loaded screens; without it nothing is updated by itself. */
  readonly screenOf?: (route: string) => OwnedScreen | undefined;
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
