import { accountChanged, selectLocale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import type { ReconnectingRouter } from '../connection/follow-connection.ts';
import type { ServedRoutes } from '../layout/composition.ts';
import { startLive } from '../live/start-live.ts';
import type { WatchedRouter } from '../metrics/follow-page-views.ts';
import { nextTask } from '../next-task.ts';
import type { OwnedScreen } from '../routing/screen-visit.ts';
import { followAccount } from '../session/follow-account.ts';
import { followSession } from '../session/follow-session.ts';
import { guestLoad } from '../session/guest-load.ts';
import { hasGuestMark, keepGuestId, keptGuestId, setGuestMark } from '../session/guest-mark.ts';
import { openSessionChannel, type SessionChannel } from '../session/session-channel.ts';
import { sessionLoad } from '../session/session-load.ts';
import { followTheme } from '../theme/follow-theme.ts';
import type { VisitedRouter } from '../timezone/follow-browser-time-zone.ts';
import type { HostStore } from './create-host-store.ts';
import { followClock } from './follow-clock.ts';
import { followWidth } from './follow-width.ts';
import { runLoads } from './run-loads.ts';
import { whenIdle } from './when-idle.ts';

export interface PageServicesOptions {
  readonly store: HostStore;
  readonly router: WatchedRouter & ReconnectingRouter & VisitedRouter;
  /** The clock stands still, for demonstrations and tests. */
  readonly isClockFixed?: boolean;
  /** To the other tabs; a test hands over one that is not open. */
  readonly channel?: SessionChannel;
  /** Screens that are here; without it nothing is updated by itself. */
  readonly screenOf?: (route: string) => OwnedScreen | undefined;
  /** Routes somebody serves in this composition. */
  readonly served?: ServedRoutes;
}

/** A new document, so that nothing of the one who left stays in memory. */
function leaveSignedOut({ store, served }: PageServicesOptions): void {
  const locale = selectLocale(store.getState());
  if (served?.has('login')) location.assign(href('login', { source: 'logout' }, { locale }));
  else location.reload();
}

/**
 * The first events of a visitor wait for the guest id: two answers at once would make two guests.
 */
async function startReporting({ store, router }: PageServicesOptions): Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  if (!hasGuestMark(nowSeconds)) {
    const isIssued = await runLoads(store, [guestLoad.requested({})]).then(
      () => true,
      () => false,
    );
    if (isIssued) setGuestMark(nowSeconds);
  }
  // one that fails is asked for again on the next page
  nameGuest(store).catch(() => {});
  const { followPageViews } = await import(
    /* webpackChunkName: "data-layer" */ '../metrics/follow-page-views.ts'
  );
  followPageViews(store, router);
}

/** The store knows whose browser this is: asked for once in the life of a guest. */
async function nameGuest(store: HostStore): Promise<void> {
  const known = keptGuestId();
  if (known !== undefined) store.dispatch(accountChanged({ guestId: known }));
  else if (!store.getState().session.isSignedIn) {
    await runLoads(store, [sessionLoad.requested({})]);
    const { guestId } = store.getState().session;
    if (guestId) keepGuestId(guestId);
  }
}

async function startConnection({ store, router }: PageServicesOptions): Promise<void> {
  const { followConnection } = await import(
    /* webpackChunkName: "data-layer" */ '../connection/follow-connection.ts'
  );
  followConnection(store, router);
}

async function startTimeZone({ store, router }: PageServicesOptions): Promise<void> {
  await nextTask();
  const { followBrowserTimeZone, followChosenTimeZone } = await import(
    /* webpackChunkName: "data-layer" */ '../timezone/index.ts'
  );
  followBrowserTimeZone(store, { router });
  followChosenTimeZone(store, { revalidate: () => router.revalidate() });
}

async function startFavourites({ store }: PageServicesOptions): Promise<void> {
  const { followFavourites } = await import(
    /* webpackChunkName: "data-layer" */ '../favourites/follow-favourites.ts'
  );
  followFavourites(store);
}

/**
 * Everything a page does by itself once it is alive; call after hydration.
 * At once: theme, session, window, clock, and the time zone after them. When idle: the data layer,
 * the guest id, the report of page views, the network, favourites and live changes.
 */
export function startPageServices(options: PageServicesOptions): void {
  const { store, router, isClockFixed = false, channel = openSessionChannel() } = options;
  followTheme(store);
  followSession({
    store,
    channel,
    onSignedOut: () => leaveSignedOut(options),
    onChanged: () => router.revalidate(),
  });
  followWidth(store);
  if (!isClockFixed) followClock(store);
  startTimeZone(options).catch(console.warn);
  whenIdle(() => {
    store.warm();
    followAccount(store);
    startConnection(options).catch(console.warn);
    startFavourites(options).catch(console.warn);
    void startReporting(options).then(() => {
      const { screenOf } = options;
      if (screenOf) void startLive({ store, router, screenOf });
    });
  });
}
