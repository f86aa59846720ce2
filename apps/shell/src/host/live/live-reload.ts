import type { LiveInterest, RequestedAction } from '@tipmark/remote-kit';
import type { LiveBrowser } from './live-connection.ts';

export interface LiveReloadOptions {
  readonly browser: Pick<LiveBrowser, 'setTimeout' | 'clearTimeout'>;
  readonly nowMs: () => number;
  /** Of the visible screen. */
  readonly interestNow: () => LiveInterest | undefined;
  readonly isVisible: () => boolean;
  readonly dispatch: (request: RequestedAction) => void;
}

/** Reloads a screen when applying the change is not enough to bring it up to date. */
export interface LiveReload {
  plan(delayMs: number): void;
  /** The screen shows an outdated state. */
  outdated(interest: LiveInterest): void;
  /** Does what was put off while the page was hidden. */
  catchUp(): void;
  stop(): void;
}

/** Something the page lacks is not fetched more often than this. */
const PAUSE_MS = 20_000;
/** A missing reply or a wrong clock must not cause endless requests. */
const OUTDATED_PAUSE_MS = 300_000;

export function createLiveReload(options: LiveReloadOptions): LiveReload {
  const { browser, nowMs, interestNow, isVisible, dispatch } = options;
  let timer: unknown;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let outdatedAt = Number.NEGATIVE_INFINITY;
  let isOwed = false;

  function reload(interest: LiveInterest): void {
    reloadedAt = nowMs();
    isOwed = false;
    // browsers cache replies for some seconds, which would undo the live changes since
    for (const request of interest.reload) dispatch({ ...request, isCacheStale: true });
  }

  function plan(delayMs: number): void {
    if (timer !== undefined) return;
    const pause = Math.max(0, reloadedAt + PAUSE_MS - nowMs());
    timer = browser.setTimeout(() => {
      timer = undefined;
      const interest = interestNow();
      if (interest && isVisible()) reload(interest);
      else isOwed = interest !== undefined;
    }, pause + delayMs);
  }

  return {
    plan,
    outdated(interest) {
      if (nowMs() - outdatedAt <= OUTDATED_PAUSE_MS) return;
      outdatedAt = nowMs();
      reload(interest);
    },
    catchUp() {
      if (isOwed) plan(0);
    },
    stop: () => browser.clearTimeout(timer),
  };
}
