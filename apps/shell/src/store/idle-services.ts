import { accountChanged, selectLocale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { followConnection } from '../connection/follow-connection.ts';
import { followFavourites } from '../favourites/follow-favourites.ts';
import { followScroll } from '../layout/follow-scroll.ts';
import { startLive } from '../live/start-live.ts';
import { followPageViews } from '../metrics/follow-page-views.ts';
import { followAccount } from '../session/follow-account.ts';
import { followSession } from '../session/follow-session.ts';
import { guestLoad } from '../session/guest-load.ts';
import { hasGuestMark, keepGuestId, keptGuestId, setGuestMark } from '../session/guest-mark.ts';
import { openSessionChannel } from '../session/session-channel.ts';
import { sessionLoad } from '../session/session-load.ts';
import { followBrowserTimeZone } from '../timezone/follow-browser-time-zone.ts';
import { followChosenTimeZone } from '../timezone/follow-chosen-time-zone.ts';
import type { HostStore } from './create-host-store.ts';
import { followClock } from './follow-clock.ts';
import { runLoads } from './run-loads.ts';
import type { PageServicesOptions } from './start-page-services.ts';

/** A new document, so that nothing of the one who left stays in memory. */
function leaveSignedOut({ store, served }: PageServicesOptions): void {
  const locale = selectLocale(store.getState());
  if (served?.has('login')) location.assign(href('login', { source: 'logout' }, { locale }));
  else location.reload();
}

/**
 * The first events of a visitor wait for the guest id: two answers at once would make two guests.
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

async function startReporting({ store, router, screenOf }: PageServicesOptions): Promise<void> {
  await issueGuestId(store);
  // one that fails is asked for again on the next page
  nameGuest(store).catch(() => {});
  followPageViews(store, router);
  if (screenOf) await startLive({ store, router, screenOf });
}

/**
 * What a page does by itself that can wait until it is idle: the clock, the header's second row,
 * the session and its account, the time zone, the network, favourites, the guest id with the report
 * of page views, and live changes.
 */
export function startIdleServices(options: PageServicesOptions): void {
  const { store, router, isClockFixed = false, channel = openSessionChannel() } = options;
  if (!isClockFixed) followClock(store);
  followScroll();
  followSession({
    store,
    channel,
    onSignedOut: () => leaveSignedOut(options),
    onChanged: () => router.revalidate(),
  });
  followBrowserTimeZone(store, { router });
  followChosenTimeZone(store, { revalidate: () => router.revalidate() });
  followAccount(store);
  followConnection(store, router);
  followFavourites(store);
  startReporting(options).catch(console.warn);
}
