import { AsyncResource } from 'node:async_hooks';
import type { Bus } from './bus.ts';

export interface FollowerPace {
  /** Changes are gathered this long before they are fetched. */
  readonly gatherMs: number;
  /** Interval of full refreshes, in case a change was missed. */
  readonly compareMs: number;
  readonly retryMs: number;
}

export interface FollowerOptions {
  readonly bus: Bus;
  /** Stale data that have to be fetched again. */
  readonly stale: {
    add(topics: readonly string[]): void;
    addAll(): void;
    readonly isEmpty: boolean;
  };
  /** First load. */
  readonly build: () => Promise<void>;
  /** Fetches what is stale. */
  readonly follow: () => Promise<void>;
  readonly onKnown?: () => void;
  readonly onError: (error: Error) => void;
  readonly pace: FollowerPace;
}

/** Updates an index of this process as the bus reports changes. */
export interface Follower {
  /** Resolves once everything is loaded; starts loading if necessary. */
  ready(): Promise<void>;
  readonly isKnown: boolean;
  readonly isClosed: boolean;
  close(): void;
}

/** Nothing is loaded before the first request; callers do not wait for it. */
export function createFollower(options: FollowerOptions): Follower {
  const { bus, stale, follow, onKnown, onError, pace } = options;
  let state: 'idle' | 'building' | 'known' | 'closed' = 'idle';
  let building: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let compareTimer: NodeJS.Timeout | undefined;

  const isClosed = () => state === 'closed';

  const plan = AsyncResource.bind((delayMs: number): void => {
    if (state !== 'known' || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (stale.isEmpty) return;
      follow().then(planStale, (error: unknown) => {
        onError(error as Error);
        plan(pace.retryMs);
      });
    }, delayMs).unref();
  });

  function planStale(): void {
    if (!stale.isEmpty) plan(pace.gatherMs);
  }

  function compare(): void {
    stale.addAll();
    plan(0);
  }

  const build = AsyncResource.bind(async (): Promise<void> => {
    state = 'building';
    stale.addAll();
    try {
      await options.build();
      if (isClosed()) return;
      state = 'known';
      compareTimer = setInterval(compare, pace.compareMs).unref();
      onKnown?.();
      planStale();
    } catch (error) {
      if (!isClosed()) state = 'idle';
      throw error;
    } finally {
      building = undefined;
    }
  });

  const unsubscribe = bus.subscribe((topics) => {
    if (state === 'idle' || isClosed()) return;
    stale.add(topics);
    planStale();
  });

  return {
    async ready() {
      if (state === 'known' || isClosed()) return;
      building ??= build();
      await building;
    },
    get isKnown() {
      return state === 'known';
    },
    get isClosed() {
      return isClosed();
    },
    close() {
      state = 'closed';
      unsubscribe();
      clearTimeout(timer);
      clearInterval(compareTimer);
    },
  };
}
