import { LIVE_LIMITS, LIVE_NOTICES } from '@tipmark/contract/live';
import type { LiveInterest, RequestedAction, ScreenLive, Visit } from '@tipmark/remote-kit';
import { accountChanged } from '@tipmark/remote-kit';
import type { LiveAction } from '../state/live-actions.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { createLiveConnection, type LiveBrowser } from './live-connection.ts';
import { createLiveQueue } from './live-queue.ts';
import { createLiveReload } from './live-reload.ts';
import { listenToPage } from './page-events.ts';

/** The visible screen. */
export interface VisibleScreen {
  readonly live: ScreenLive;
  readonly visit: Visit;
}

export interface FollowLiveOptions {
  readonly store: HostStore;
  /** Undefined while another screen is loading, or if nothing on this one changes by itself. */
  readonly screen: () => VisibleScreen | undefined;
  readonly page?: Document;
  readonly browser?: LiveBrowser & {
    requestFrame(run: () => void): unknown;
  };
  readonly nowMs?: () => number;
}

/** All clients are notified at the same moment, so their reloads are spread over this time. */
const RELOAD_SPREAD_MS = 3_000;
/** Changes held back while the visitor points at the list are offered again this often. */
const OFFER_AGAIN_MS = 500;
/** Pause between two parts of many changes: the rows of the first are rendered by then. */
const PART_EVERY_MS = 50;

const inBrowser: NonNullable<FollowLiveOptions['browser']> = {
  open: (address) => new EventSource(address),
  random: Math.random,
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
  requestFrame: (run) => requestAnimationFrame(run),
};

/**
 * Updates the current screen, and the count of a signed-in visitor's unread notifications, over one
 * connection that is closed while the page is hidden. What arrives between two frames becomes one
 * action, or several where it is much. Call `look` whenever another screen is shown.
 */
export function followLive(options: FollowLiveOptions): { look(): void; stop(): void } {
  const { store, screen, page = document, browser = inBrowser, nowMs = Date.now } = options;
  const view = page.defaultView;
  const queue = createLiveQueue();
  let asOf = 0;
  let isFrameRequested = false;
  let offerTimer: unknown;
  let isOn = false;

  const dispatch = (action: LiveAction | RequestedAction) => store.dispatch(action);
  const hasNotices = () => store.getState().session.isSignedIn;
  const isVisible = () => page.visibilityState === 'visible';
  const reload = createLiveReload({ browser, nowMs, interestNow, isVisible, dispatch });
  const connection = createLiveConnection({
    browser,
    onChanges(changes) {
      queue.add(changes);
      scheduleFrame(changes.asOf);
    },
    onBeat: scheduleFrame,
    onResync: () => reload.plan(browser.random() * RELOAD_SPREAD_MS),
    onNotices(unread) {
      if (hasNotices()) store.dispatch(accountChanged({ unreadNotices: unread }));
    },
    onLost() {
      if (isOn) dispatch({ type: 'live/lost' });
    },
  });

  function scheduleFrame(until: number): void {
    asOf = Math.max(asOf, until);
    if (isFrameRequested) return;
    isFrameRequested = true;
    browser.requestFrame(takeIn);
  }

  function takeIn(): void {
    isFrameRequested = false;
    const looked = screen();
    if (!looked || !isOn) return queue.clear();
    const changes = queue.take();
    const update = changes && looked.live.update(store.getState(), changes, looked.visit);
    dispatch({ type: 'live/changed', data: update?.data ?? {}, asOf });
    if (!queue.isEmpty) {
      isFrameRequested = true;
      browser.setTimeout(() => browser.requestFrame(takeIn), PART_EVERY_MS);
    }
    // one frame later, when the new content has its final position
    if (update?.shown) browser.requestFrame(update.shown);
    if (update?.isIncomplete) reload.plan(RELOAD_SPREAD_MS * browser.random());
    if (update?.later) {
      queue.hold(update.later);
      browser.clearTimeout(offerTimer);
      offerTimer = browser.setTimeout(offer, OFFER_AGAIN_MS);
    }
  }

  function offer(): void {
    queue.offer();
    if (!queue.isEmpty) scheduleFrame(asOf);
  }

  function interestNow(): LiveInterest | undefined {
    const looked = screen();
    return looked?.live.interest(store.getState(), looked.visit);
  }

  function endScreen(): void {
    queue.clear();
    browser.clearTimeout(offerTimer);
    if (!isOn) return;
    isOn = false;
    dispatch({ type: 'live/ended' });
  }

  function look(): void {
    const interest = isVisible() ? interestNow() : undefined;
    if (interest?.isOutdated) reload.outdated(interest);
    const topics = interest?.topics ?? [];
    if (topics.length === 0) endScreen();
    const wanted = isVisible() && hasNotices() ? [...topics, LIVE_NOTICES] : topics;
    if (wanted.length === 0) {
      connection.close();
      return;
    }
    const since = interest?.since ?? Math.floor(nowMs() / 1_000);
    isOn = topics.length > 0;
    if (view?.navigator.onLine === false) {
      // the event that ends this looks again
      if (isOn && !store.getState().view.live?.isLost) dispatch({ type: 'live/lost', asOf: since });
      return;
    }
    if (isOn) asOf = Math.max(asOf, since);
    connection.listen(wanted.slice(-LIVE_LIMITS.topics), since);
  }

  const leavePage = listenToPage(page, {
    onVisibility() {
      if (!isVisible()) return connection.close();
      look();
      reload.catchUp();
    },
    onOffline() {
      connection.close();
      if (isOn) dispatch({ type: 'live/lost' });
    },
    onHide: connection.close,
    onBack: look,
  });
  const unsubscribe = store.subscribe(look);
  look();

  return {
    look,
    stop() {
      unsubscribe();
      connection.close();
      endScreen();
      reload.stop();
      leavePage();
    },
  };
}
