import { setTimeout as pause } from 'node:timers/promises';
import type { OddsScanner } from '../../discovery/scanner/odds-scanner.ts';
import type { LiveMatchRow } from '../../matches/live/live-queries.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { MetricValues } from '../../platform/metrics/metrics.ts';
import { createAudience } from './audience.ts';
import { createChangeFrames } from './change-frames.ts';
import type { LiveListener } from './live-listener.ts';
import { createScanChanges } from './scan-changes.ts';
import { createWatchedMatches } from './watched-matches.ts';

export interface LiveHubOptions {
  readonly bus: Bus;
  readonly scanner?: Pick<OddsScanner, 'onChanged'>;
  readonly find: (ids: readonly number[]) => Promise<readonly LiveMatchRow[]>;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
  readonly pace?: Partial<LivePace>;
}

export interface LivePace {
  /** Changes are gathered this long. */
  readonly gatherMs: number;
  readonly beatMs: number;
  /** A listener that does not read is disconnected after this long. */
  readonly stalledMs: number;
}

/** Sends listeners the changes in batches, looked up once for all of them. */
export interface LiveHub {
  readonly countOfListeners: number;
  add(listener: LiveListener): void;
  remove(listener: LiveListener): void;
  /** Disconnects a listener whose subscription has ended. */
  lapse(listener: LiveListener): void;
  /** Has to be called when a listener is reading again. */
  wake(): void;
  metricValues(): MetricValues;
  /** Sends all listeners what they have not been sent, and the closing event. */
  close(): Promise<void>;
}

const PACE: LivePace = { gatherMs: 300, beatMs: 15_000, stalledMs: 20_000 };
const MAX_LOOKUPS = 1_000;
const RETRY_MS = 2_000;
/** The database may be away. */
const LAST_WITHIN_MS = 1_000;
/** Listeners that connect together are served together. */
const JOIN_MS = 20;

const MATCH = /^match:(\d+)$/;

/** One per process. It is notified of changes by the bus, whichever process made them. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { bus, scanner, find, nowMs, onError, pace } = options;
  const { gatherMs, beatMs, stalledMs } = { ...PACE, ...pace };
  const matches = createWatchedMatches({ nowMs });
  const scan = createScanChanges({ since: matches.nextVersion() });
  const audience = createAudience({ frameFor: createChangeFrames(matches, scan), stalledMs });
  let timer: NodeJS.Timeout | undefined;
  let beatTimer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  const unsubscribe = bus.subscribe((topics) => {
    if (topics.includes('*')) matches.forget();
    const ids = topics.flatMap((topic) => Number(MATCH.exec(topic)?.[1] ?? []));
    const days = topics.filter((topic) => topic.startsWith('day:'));
    matches.touch(ids, days);
    if (ids.length > 0 || topics.includes('*')) plan(gatherMs);
  });

  const unsubscribeScanner = scanner?.onChanged((changed) => {
    if (changed === 'everything') scan.forget();
    else scan.note(changed);
    plan(gatherMs);
  });

  function plan(delayMs: number): void {
    if (isClosed || timer !== undefined || audience.count === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void run(false);
    }, delayMs);
  }

  /** Looks up all touched matches; they remain touched if the query fails. */
  async function lookUp(): Promise<void> {
    for (;;) {
      const touched = matches.takeTouched(MAX_LOOKUPS);
      if (touched.size === 0) return;
      let rows: readonly LiveMatchRow[];
      try {
        rows = await find([...touched.keys()]);
      } catch (error) {
        for (const [id, days] of touched) matches.touch([id], [...days]);
        throw error;
      }
      matches.take(rows, touched, matches.nextVersion());
    }
  }

  async function run(isBeat: boolean): Promise<void> {
    if (running !== undefined) return plan(gatherMs);
    running = sendChanges(isBeat);
    await running;
    running = undefined;
  }

  async function sendChanges(isBeat: boolean): Promise<void> {
    try {
      await lookUp();
      scan.stamp(matches.nextVersion());
      audience.sendChanges(matches.nextVersion(), isBeat);
    } catch (error) {
      onError(error);
      plan(RETRY_MS);
    }
  }

  /** What was gathered would be lost to a listener that continues at a process started just now. */
  async function sendLast(): Promise<void> {
    if (audience.count === 0) return;
    await running;
    await sendChanges(false);
  }

  return {
    get countOfListeners() {
      return audience.count;
    },
    add(listener) {
      // arrived on an open connection of a process that ends
      if (isClosed) return listener.end('closing');
      audience.add(listener);
      beatTimer ??= setInterval(() => void run(true), beatMs).unref();
      plan(JOIN_MS);
    },
    remove(listener) {
      audience.remove(listener);
      if (audience.count > 0) return;
      clearInterval(beatTimer);
      beatTimer = undefined;
    },
    lapse: (listener) => audience.drop(listener, 'premium'),
    wake: () => plan(JOIN_MS),
    metricValues: audience.metricValues,
    async close() {
      isClosed = true;
      unsubscribe();
      unsubscribeScanner?.();
      clearTimeout(timer);
      clearInterval(beatTimer);
      await Promise.race([sendLast(), pause(LAST_WITHIN_MS, undefined, { ref: false })]);
      audience.dropAll('closing');
    },
  };
}
