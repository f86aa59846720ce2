import { accountChanged, selectLocale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { slotIds } from '../features/promo/slot-ids.ts';
import { hasLimits } from '../features/responsible-play/has-limits.ts';
import { followConnection } from '../host/connection/follow-connection.ts';
import { followFavourites } from '../host/favourites/follow-favourites.ts';
import { startLive } from '../host/live/start-live.ts';
import { followPageViews } from '../host/metrics/follow-page-views.ts';
import { reportCommands } from '../host/metrics/report-commands.ts';
import { startOffline } from '../host/offline/start-offline.ts';
import { followAccount } from '../host/session/follow-account.ts';
import { followSession } from '../host/session/follow-session.ts';
import { guestLoad } from '../host/session/guest-load.ts';
import {
  hasGuestMark,
  setGuestMark,
  storedGuestId,
  storeGuestId,
} from '../host/session/guest-mark.ts';
import { openSessionChannel } from '../host/session/session-channel.ts';
import { sessionLoad } from '../host/state/session-load.ts';
import type { HostStore } from '../host/store/create-host-store.ts';
import { followClock } from '../host/store/follow-clock.ts';
import { runLoads } from '../host/store/run-loads.ts';
import { restoreTheme } from '../host/theme/store-theme.ts';
import { followBrowserTimeZone } from '../host/timezone/follow-browser-time-zone.ts';
import { followChosenTimeZone } from '../host/timezone/follow-chosen-time-zone.ts';
import { followScroll } from '../layout/follow-scroll.ts';
import { forgetOlderCopy } from '../layout/forget-older-copy.ts';
import type { PageServicesOptions } from './start-page-services.ts';

/** A new document, so that nothing of the previous visitor stays in memory. */
function leaveSignedOut({ store, served }: PageServicesOptions): void {
  const locale = selectLocale(store.getState());
  if (served?.has('login')) location.assign(href('login', { source: 'logout' }, { locale }));
  else location.reload();
}

/**
 * The first events of a visitor wait for the guest id: two replies at once would create two guests.
 */
async function issueGuestId(store: HostStore): Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  if (hasGuestMark(nowSeconds)) return;
  const isIssued = await runLoads(store, [guestLoad.requested({})]).then(
    () => true,
    () => false,
  );
  if (isIssued) setGuestMark(nowSeconds);
}

/** Puts the id of this browser into the store; requested once per guest. */
async function nameGuest(store: HostStore): Promise<void> {
  const known = storedGuestId();
  if (known !== undefined) store.dispatch(accountChanged({ guestId: known }));
  else if (!store.getState().session.isSignedIn) {
    await runLoads(store, [sessionLoad.requested({})]);
    const { guestId } = store.getState().session;
    if (guestId) storeGuestId(guestId);
  }
}

/** Pages of visitors without promotions have no slots for them. */
async function startPromotions({ store, router }: PageServicesOptions): Promise<void> {
  const hasRoom = Object.values(slotIds).some((id) => document.getElementById(id));
  if (!hasRoom) return;
  const { startPromo } = await import(
    /* webpackChunkName: "on-demand" */ '../features/promo/start-promo.tsx'
  );
  await startPromo({ store, router });
}

/** Visitors without limits do not load this code. */
async function startPlayTime(store: HostStore): Promise<void> {
  if (!hasLimits()) return;
  const { startPlayTime: start } = await import(
    /* webpackChunkName: "legal" */ '../features/responsible-play/follow-play-time.ts'
  );
  start(selectLocale(store.getState()));
}

async function startReporting({ store, router, screenOf }: PageServicesOptions): Promise<void> {
  await issueGuestId(store);
  // after a failure it is requested again on the next page
  nameGuest(store).catch(() => {});
  followPageViews(store, router);
  reportCommands(store, router);
  if (screenOf) await startLive({ store, router, screenOf });
}

/**
 * What a page does by itself once it is idle: the clock, the header's second row, the session and
 * its account, the time zone, the network, favourites, the guest id with the report of page views
 * and commands, live changes, and the service worker.
 */
export function startIdleServices(options: PageServicesOptions): void {
  const { store, router, isClockFixed = false, channel = openSessionChannel() } = options;
  if (!isClockFixed) followClock(store);
  followScroll();
  forgetOlderCopy(router);
  followSession({
    store,
    channel,
    onSignedOut: () => leaveSignedOut(options),
    onChanged: () => router.revalidate(),
  });
  const revalidate = () => void router.revalidate();
  followBrowserTimeZone(store, { revalidate });
  followChosenTimeZone(store, { revalidate });
  restoreTheme(store);
  followAccount(store);
  followConnection(store, router);
  followFavourites(store);
  startReporting(options).catch(console.warn);
  startPromotions(options).catch(console.warn);
  startOffline(options).catch(console.warn);
  startPlayTime(store).catch(console.warn);
}
