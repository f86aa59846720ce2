import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { SPORT, type Sport } from '@tipmark/domain';
import { createCallQueue } from '../../platform/admission/call-queues.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { createFollower, type FollowerPace } from '../../platform/bus/follower.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { MetricValues } from '../../platform/metrics/metrics.ts';
import type { ChangedOutcome } from './changed-outcomes.ts';
import type { IndexLimits } from './index-capacity.ts';
import { createIndexWalk } from './index-walk.ts';
import { createLagLog, type LagOfHour } from './lag-log.ts';
import { type Scan, type ScanRequest, scanBlocks } from './scan-blocks.ts';
import { createScannerIndex, type ScannerIndex } from './scanner-index.ts';
import { createStaleMatches } from './stale-matches.ts';

export interface OddsScannerOptions {
  readonly db: Db;
  readonly bus: Bus;
  readonly nowSeconds: () => number;
  readonly onError: (error: Error) => void;
  readonly limits?: Partial<IndexLimits>;
  readonly pace?: Partial<FollowerPace>;
}

export type ChangeListener = (changed: readonly ChangedOutcome[] | 'everything') => void;

/** The odds scanner of this process: an index of all open outcomes that follows the ingest. */
export interface OddsScanner {
  readonly index: Pick<ScannerIndex, 'get' | 'blocksOf' | 'newestPriceOf'>;
  /**
   * Runs a call that reads the index, in a turn of its own, once all open outcomes are known.
   * @throws CallError unavailable when too many wait already
   */
  answer<Value>(call: () => Promise<Value>): Promise<Value>;
  /** Resolves once all open outcomes are known; starts the lookup if it has not begun. */
  ready(): Promise<void>;
  /** Resolves once all reported changes are known. */
  settled(): Promise<void>;
  /** Unix second up to which the database is followed. */
  asOf(): number;
  /** How late the prices of a sport came in the last hour; null when none did. */
  lagOfHour(sport: Sport): LagOfHour | null;
  scan(sport: Sport, request: ScanRequest): Scan;
  /**
   * Notified of changed outcomes; `everything` once the index is built.
   * @returns ends the subscription
   */
  onChanged(listener: ChangeListener): () => void;
  metricValues(): MetricValues;
  close(): Promise<void>;
}

const LIMITS: IndexLimits = { maxOutcomes: 1_200_000, maxChanges: 24_000_000 };
const PACE: FollowerPace = { gatherMs: 500, compareMs: 30_000, retryMs: 2_000 };
/** Of this process only: it measures its own time. */
const QUEUE = {
  running: 4,
  waiting: 100,
  longestMs: 3_000,
  refusal: { code: 'unavailable', retryAfterSeconds: 2 },
} as const;
const EVERYBODY = 'everybody';

export function createOddsScanner(options: OddsScannerOptions): OddsScanner {
  const { db, bus, nowSeconds, onError } = options;
  const index = createScannerIndex({ ...LIMITS, ...options.limits });
  const queue = createCallQueue(QUEUE);
  const stale = createStaleMatches();
  const listeners = new Set<ChangeListener>();
  const lags = createLagLog({ nowSeconds });

  const walk = createIndexWalk({
    db,
    index,
    stale,
    nowSeconds,
    isClosed: () => follower.isClosed,
    onChanged(changed) {
      if (follower.isKnown && changed.length > 0) emit(changed);
    },
  });
  const follower = createFollower({
    bus,
    stale,
    build: walk.run,
    follow: walk.run,
    onKnown: () => emit('everything'),
    onError,
    pace: { ...PACE, ...options.pace },
  });
  const { ready } = follower;

  function emit(changed: Parameters<ChangeListener>[0]): void {
    if (changed !== 'everything') lags.note(changed);
    for (const listener of listeners) listener(changed);
  }

  const asOf = () => walk.behindSince ?? nowSeconds();

  return {
    index,
    answer: (call) =>
      queue.run(EVERYBODY, async () => {
        await yieldToOthers();
        await ready();
        return call();
      }),
    ready,
    async settled() {
      await ready();
      while (!stale.isEmpty || walk.isRunning) await walk.run();
    },
    asOf,
    lagOfHour: lags.lagOf,
    scan: (sport, request) => scanBlocks(index.blocksOf(sport), request),
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    metricValues: () => ({
      ...valuesOfIndex(index),
      scanner_shed_total: queue.countOfRefused,
      scanner_looked_up_total: walk.countOfLookups,
      scanner_behind_seconds: nowSeconds() - asOf(),
    }),
    async close() {
      follower.close();
      listeners.clear();
      await walk.idle();
    },
  };
}

function valuesOfIndex(index: ScannerIndex): MetricValues {
  const newest = Object.entries(SPORT).map(([name, sport]) => [name, index.newestPriceOf(sport)]);
  return {
    scanner_matches: index.countOfMatches,
    scanner_outcomes: index.countOfOutcomes,
    scanner_line_changes: index.countOfChanges,
    scanner_newest_price_seconds: { label: 'sport', values: Object.fromEntries(newest) },
  };
}
