import { AsyncResource } from 'node:async_hooks';
import type { Bus } from '../../../platform/bus/bus.ts';
import { createFollower, type FollowerPace } from '../../../platform/bus/follower.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { MetricValues } from '../../../platform/metrics/metrics.ts';
import type { Cappers } from './cappers.ts';
import { createKnownCappers } from './known-cappers.ts';
import { createKnownLines, type KnownLines } from './known-lines.ts';
import { createKnownMatches, type KnownMatches } from './known-matches.ts';
import { createOpenTips, type OpenTips } from './open-tips.ts';
import { createSearchWalk } from './search-walk.ts';
import { createStaleSearch } from './stale-search.ts';

export interface SearchIndexOptions {
  readonly db: Db;
  readonly bus: Bus;
  readonly onError: (error: Error) => void;
  /** The newest pending tips, up to this many. */
  readonly maxTips?: number;
  /** A search refreshes immediately, without waiting for a batch. */
  readonly pace?: Partial<FollowerPace>;
}

/** The data of both searches: open tips, and statistics of cappers, in this process. */
export interface SearchIndex {
  /**
   * Resolves once everything committed before is known: tips this process was notified of,
   * statistics computed by any process.
   */
  fresh(): Promise<void>;
  /** Resolves once it is built; starts the build if it has not begun. */
  ready(): Promise<void>;
  readonly tips: Pick<OpenTips, 'all'>;
  /** Current lines of the matches of those tips. */
  readonly lines: KnownLines;
  /** Those matches as lists show them. */
  readonly matches: KnownMatches;
  readonly cappers: Cappers;
  metricValues(): MetricValues;
  close(): Promise<void>;
}

const MAX_TIPS = 50_000;
const PACE: FollowerPace = { gatherMs: 500, compareMs: 60_000, retryMs: 2_000 };
/** Interval at which cappers are read again, regardless of notifications. */
const REMAKE_MS = 3_600_000;

export function createSearchIndex({
  db,
  bus,
  onError,
  maxTips = MAX_TIPS,
  ...options
}: SearchIndexOptions): SearchIndex {
  const tips = createOpenTips(maxTips);
  const cappers = createKnownCappers(db);
  const stale = createStaleSearch();
  const walk = createSearchWalk({ db, tips, cappers, stale, maxTips });
  let remakeTimer: NodeJS.Timeout | undefined;

  const remake = AsyncResource.bind(() => void cappers.make().catch(onError));

  const follower = createFollower({
    bus,
    stale,
    async build() {
      await cappers.make();
      await walk.run();
    },
    follow: walk.run,
    onKnown() {
      remakeTimer = setInterval(remake, REMAKE_MS).unref();
    },
    onError,
    pace: { ...PACE, ...options.pace },
  });
  const { ready } = follower;
  const unsubscribe = bus.subscribe((topics) => {
    if (follower.isKnown && topics.includes('*')) remake();
  });

  return {
    async fresh() {
      await ready();
      await walk.run();
    },
    ready,
    tips,
    lines: createKnownLines(db),
    matches: createKnownMatches(db),
    get cappers() {
      return cappers.now;
    },
    metricValues: () => ({
      search_open_tips: tips.all.length,
      search_cappers: cappers.count,
      search_looked_up_total: walk.countOfLookups,
    }),
    async close() {
      follower.close();
      unsubscribe();
      clearInterval(remakeTimer);
      await walk.idle();
      await cappers.idle();
    },
  };
}
