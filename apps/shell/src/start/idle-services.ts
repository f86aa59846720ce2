import { startPromotions } from '@tipmark/promo-layer/browser';
import { selectLocale } from '@tipmark/remote-kit';
import { startPlayTime } from '@tipmark/responsible-play';
import { href } from '@tipmark/route-builder';
import { followConnection } from '../host/connection/follow-connection.ts';
import { favouritesCalls } from '../host/favourites/favourites-calls.ts';
import { followFavourites } from '../host/favourites/follow-favourites.ts';
import { startLive } from '../host/live/start-live.ts';
import { followPageViews } from '../host/metrics/follow-page-views.ts';
import { reportCommands } from '../host/metrics/report-commands.ts';
import { statisticsCalls, statisticsCommand } from '../host/metrics/statistics-command.ts';
import { isInstallOffered } from '../host/offline/install-mark.ts';
import { startOffline } from '../host/offline/start-offline.ts';
import { followAccount } from '../host/session/follow-account.ts';
import { followSession } from '../host/session/follow-session.ts';
import { issueGuestId, nameGuest } from '../host/session/guest-id.ts';
import { guestCalls } from '../host/session/guest-load.ts';
import { openSessionChannel } from '../host/session/session-channel.ts';
import { followClock } from '../host/store/follow-clock.ts';
import { restoreTheme } from '../host/theme/store-theme.ts';
import { followBrowserTimeZone } from '../host/timezone/follow-browser-time-zone.ts';
import { followChosenTimeZone } from '../host/timezone/follow-chosen-time-zone.ts';
import { FILLING_NOTE_ID } from '../layout/filling-note-id.ts';
import { followScroll } from '../layout/follow-scroll.ts';
import { forgetOlderCopy } from '../layout/forget-older-copy.ts';
import { mainId } from '../layout/main-id.ts';
import { showFocused } from '../layout/show-focused.ts';
import type { PageServicesOptions } from './start-page-services.ts';

/** A new document, so that nothing of the previous visitor stays in memory. */
function leaveSignedOut({ store, served }: PageServicesOptions): void {
  const locale = selectLocale(store.getState());
  if (served?.has('login')) location.assign(href('login', { source: 'logout' }, { locale }));
  else location.reload();
}

/** Features that run by themselves on a page; none of them delays another. */
const features: readonly ((page: PageServicesOptions) => Promise<void>)[] = [
  ({ store, router }) =>
    startPromotions({
      store,
      router,
      report: (body) => store.dispatch(statisticsCommand.submitted({ body })),
      isInstallOffered,
      mainId,
    }),
  startOffline,
  startPlayTime,
];

async function startReporting({ store, router, screenOf }: PageServicesOptions): Promise<void> {
  await issueGuestId(store);
  // after a failure it is requested again on the next page
  nameGuest(store).catch(() => {});
  followPageViews(store, router);
  reportCommands(store, router);
  if (screenOf) await startLive({ store, router, screenOf });
}

async function startPageReports({ router, versionOf }: PageServicesOptions): Promise<void> {
  if (versionOf === undefined) return;
  const { startReports } = await import(
    /* webpackChunkName: "page-reports" */ '../host/reports/start-reports.ts'
  );
  await startReports({ router, versionOf });
}

/**
 * What a page does by itself once it is idle: the clock, the header's second row, what the keyboard
 * reaches, the session and its account, the time zone, the network, favourites, the guest id with
 * the report of page views and commands, reports of errors and vitals, live changes, and the
 * service worker.
 */
export function startIdleServices(options: PageServicesOptions): void {
  const { store, router, isClockFixed = false, channel = openSessionChannel() } = options;
  for (const calls of [favouritesCalls, guestCalls, statisticsCalls]) store.install(calls);
  if (!isClockFixed) followClock(store);
  followScroll();
  showFocused();
  forgetOlderCopy(router);
  if (document.getElementById(FILLING_NOTE_ID))
    void import('../layout/follow-filling.ts').then(({ followFilling }) => followFilling(options));
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
  startPageReports(options).catch(console.warn);
  for (const start of features) start(options).catch(console.warn);
}
