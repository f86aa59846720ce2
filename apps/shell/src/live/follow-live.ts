import type { LiveInterest, RequestedAction, ScreenLive, Visit } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';
import type { LiveAction } from './live-actions.ts';
import { createLiveConnection, type LiveBrowser } from './live-connection.ts';
import { createLiveQueue } from './live-queue.ts';
import { createLiveReload } from './live-reload.ts';
import { listenToPage } from './page-events.ts';

/** The screen that is looked at. */
export interface LookedAt {
  readonly live: ScreenLive;
  readonly visit: Visit;
}

export interface FollowLiveOptions {
  readonly store: HostStore;
  /** Undefined while another screen is on its way, or nothing on this one changes by itself. */
  readonly screen: () => LookedAt | undefined;
  readonly page?: Document;
  readonly browser?: LiveBrowser & {
    requestFrame(run: () => void): unknown;
  };
  readonly nowMs?: () => number;
}

/** Everybody is told at once to load anew, so nobody does it at once. */
const RELOAD_SPREAD_MS = 3_000;
/** What is held back for the visitor's pointer is offered again this often. */
const OFFER_AGAIN_MS = 500;
/** Between two parts of much news: the rows of the first are drawn by then. */
const PART_EVERY_MS = 50;

const inBrowser: NonNullable<FollowLiveOptions['browser']> = {
  open: (address) => new EventSource(address),
  random: Math.random,
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
  requestFrame: (run) => requestAnimationFrame(run),
};

/**
 * Keeps the screen that is looked at up to date: one connection, closed while the page is hidden;
 * what arrives between two frames becomes one action, or several where it is much. Call `look`
 * whenever another screen is shown.
 */
export function followLive(options: FollowLiveOptions): { look(): void; stop(): void } {
  const { store, screen, page = document, browser = inBrowser, nowMs = Date.now } = options;
  const view = page.defaultView;
  const queue = createLiveQueue();
  let asOf = 0;
  let isFrameAsked = false;
  let offerTimer: unknown;
  let isOn = false;

  const dispatch = (action: LiveAction | RequestedAction) => store.dispatch(action);
  const isVisible = () => page.visibilityState === 'visible';
  const reload = createLiveReload({ browser, nowMs, interestNow, isVisible, dispatch });
  const connection = createLiveConnection({
    browser,
    onChanges(changes) {
      queue.add(changes);
      askFrame(changes.asOf);
    },
    onBeat: askFrame,
    onResync: () => reload.plan(browser.random() * RELOAD_SPREAD_MS),
    onLost: () => dispatch({ type: 'live/lost' }),
  });

  function askFrame(until: number): void {
    asOf = Math.max(asOf, until);
    if (isFrameAsked) return;
    isFrameAsked = true;
    browser.requestFrame(takeIn);
  }

  function takeIn(): void {
    isFrameAsked = false;
    const looked = screen();
    if (!looked || !isOn) return queue.clear();
    const changes = queue.take();
    const news = changes && looked.live.news(store.getState(), changes, looked.visit);
    dispatch({ type: 'live/changed', data: news?.data ?? {}, asOf });
    if (!queue.isEmpty) {
      isFrameAsked = true;
      browser.setTimeout(() => browser.requestFrame(takeIn), PART_EVERY_MS);
    }
    // in the frame after, when what was drawn has its place anyway
    if (news?.shown) browser.requestFrame(news.shown);
    if (news?.isIncomplete) reload.plan(RELOAD_SPREAD_MS * browser.random());
    if (news?.later) {
      queue.hold(news.later);
      browser.clearTimeout(offerTimer);
      offerTimer = browser.setTimeout(offer, OFFER_AGAIN_MS);
    }
  }

  function offer(): void {
    queue.offer();
    if (!queue.isEmpty) askFrame(asOf);
  }

  function interestNow(): LiveInterest | undefined {
    const looked = screen();
    return looked?.live.interest(store.getState(), looked.visit);
  }

  function end(): void {
    connection.close();
    queue.clear();
    browser.clearTimeout(offerTimer);
    if (!isOn) return;
    isOn = false;
    dispatch({ type: 'live/ended' });
  }

  function look(): void {
    const interest = isVisible() ? interestNow() : undefined;
    if (interest?.isOutdated) reload.outdated(interest);
    if (!interest || interest.topics.length === 0) {
      end();
      return;
    }
    isOn = true;
    if (view?.navigator.onLine === false) {
      // the event that ends this looks again
      if (!store.getState().view.live?.isLost)
        dispatch({ type: 'live/lost', asOf: interest.since });
      return;
    }
    asOf = Math.max(asOf, interest.since);
    connection.listen(interest.topics, interest.since);
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
      end();
      reload.stop();
      leavePage();
    },
  };
}
