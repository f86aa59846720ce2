import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { SPORT, type Sport } from '@tipmark/domain';
import { createGate } from '../access/gate.ts';
import type { Bus } from '../bus/bus.ts';
import type { Db } from '../database/connect.ts';
import { loadBlocks } from './load-blocks.ts';
import { type Scan, type ScanRequest, scanBlocks } from './scan-blocks.ts';
import {
  type ChangedOutcome,
  createScannerIndex,
  type ScannerIndex,
  type ScannerIndexOptions,
} from './scanner-index.ts';
import { findScannerKeys } from './scanner-queries.ts';
import { createStaleMatches } from './stale-matches.ts';

export type OddsScannerOptions = {
  readonly db: Db;
  readonly bus: Bus;
  readonly nowSeconds: () => number;
  readonly onError: (error: Error) => void;
  readonly limits?: Partial<ScannerIndexOptions>;
  readonly pace?: Partial<ScannerPace>;
};

export type ScannerPace = {
  /** Changes are gathered this long before they are looked up. */
  readonly gatherMs: number;
  /** So often revisions are compared, so that nothing missed stays missed. */
  readonly compareMs: number;
  readonly retryMs: number;
};

export type ChangeListener = (changed: readonly ChangedOutcome[] | 'everything') => void;

/** The odds scanner of this process: an index of all open outcomes that follows the ingest. */
export type OddsScanner = {
  readonly index: Pick<ScannerIndex, 'get' | 'blocksOf' | 'newestPriceOf'>;
  /**
   * Runs a call that reads the index, in a turn of its own, once everything open is known.
   * @throws Refusal unavailable when too many wait already
   */
  answer<Value>(call: () => Promise<Value>): Promise<Value>;
  /** Resolves once everything open is known; starts to look it up when nobody has. */
  ready(): Promise<void>;
  /** Resolves once all that was heard of is known. */
  settled(): Promise<void>;
  /** Unix second up to which the database is followed. */
  asOf(): number;
  scan(sport: Sport, request: ScanRequest): Scan;
  /**
   * Hears of outcomes that are other than before; `everything` once the index is built.
   * @returns ends the subscription
   */
  onChanged(listener: ChangeListener): () => void;
  metricLines(): string[];
  close(): Promise<void>;
};

const LIMITS: ScannerIndexOptions = { maxOutcomes: 1_200_000, maxChanges: 24_000_000 };
const PACE: ScannerPace = { gatherMs: 500, compareMs: 30_000, retryMs: 2_000 };
/** Of this process alone: it is its own time that is kept. */
const GATE = {
  running: 4,
  waiting: 100,
  longestMs: 3_000,
  refusal: { code: 'unavailable', retryAfterSeconds: 2 },
} as const;
const EVERYBODY = 'everybody';
const MAX_MATCHES = 20_000;
/** Looked up at once: a few statements, and a few milliseconds of work between two turns. */
const BATCH = 50;

export function createOddsScanner(options: OddsScannerOptions): OddsScanner {
  const { db, bus, nowSeconds, onError } = options;
  const { gatherMs, compareMs, retryMs } = { ...PACE, ...options.pace };
  const index = createScannerIndex({ ...LIMITS, ...options.limits });
  const gate = createGate(GATE);
  const stale = createStaleMatches();
  const listeners = new Set<ChangeListener>();
  let state: 'idle' | 'building' | 'known' | 'closed' = 'idle';
  let building: Promise<void> | undefined;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let compareTimer: NodeJS.Timeout | undefined;
  let behindSince: number | undefined;
  let countOfLookUps = 0;

  const isClosed = () => state === 'closed';

  function tell(changed: readonly ChangedOutcome[]): void {
    if (state !== 'known' || changed.length === 0) return;
    for (const listener of listeners) listener(changed);
  }

  /** Ids whose revision is another than the known one; those no longer open leave. */
  async function compare(): Promise<number[]> {
    const keys = await findScannerKeys(db, nowSeconds(), MAX_MATCHES);
    const open = new Set(keys.map(({ id }) => id));
    tell([...index.ids()].filter((id) => !open.has(id)).flatMap((id) => index.remove(id)));
    return keys.flatMap(({ id, rev, starts_at: startsAt }) =>
      index.get(id)?.rev === rev || (!index.has(id) && !index.takes(startsAt)) ? [] : [id],
    );
  }

  async function lookUp(ids: readonly number[]): Promise<void> {
    for (let first = 0; first < ids.length && !isClosed(); first += BATCH) {
      const batch = ids.slice(first, first + BATCH);
      const blocks = await loadBlocks(db, batch, nowSeconds());
      const found = new Set(blocks.map(({ id }) => id));
      tell([
        ...batch.filter((id) => !found.has(id)).flatMap((id) => index.remove(id)),
        ...blocks
          .filter((block) => index.has(block.id) || index.takes(block.startsAt))
          .flatMap((block) => index.put(block)),
      ]);
      countOfLookUps += batch.length;
      await turn();
    }
  }

  const blocksOfAll = () => Object.values(SPORT).flatMap((sport) => index.blocksOf(sport));

  async function follow(): Promise<void> {
    while (!stale.isEmpty && !isClosed()) {
      const { isAll, ids } = stale.take(blocksOfAll());
      try {
        const compared = isAll ? await compare() : [];
        await lookUp([...new Set([...ids, ...compared])]);
        behindSince = undefined;
      } catch (error) {
        stale.addIds(ids);
        if (isAll) stale.addAll();
        behindSince ??= nowSeconds();
        throw error;
      }
    }
  }

  /** At most one walk at a time; whoever made the call has no part in what it costs. */
  const run = AsyncResource.bind((): Promise<void> => {
    running ??= follow().finally(() => {
      running = undefined;
    });
    return running;
  });

  const plan = AsyncResource.bind((delayMs: number): void => {
    if (state !== 'known' || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      run().then(
        () => !stale.isEmpty && plan(gatherMs),
        (error: unknown) => {
          onError(error as Error);
          plan(retryMs);
        },
      );
    }, delayMs).unref();
  });

  const build = AsyncResource.bind(async (): Promise<void> => {
    state = 'building';
    stale.addAll();
    try {
      await run();
      if (isClosed()) return;
      state = 'known';
      for (const listener of listeners) listener('everything');
      compareTimer = setInterval(() => {
        stale.addAll();
        plan(0);
      }, compareMs).unref();
      if (!stale.isEmpty) plan(gatherMs);
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
    if (!stale.isEmpty) plan(gatherMs);
  });

  async function ready(): Promise<void> {
    if (state === 'known' || isClosed()) return;
    building ??= build();
    await building;
  }

  return {
    index,
    answer: (call) =>
      gate.run(EVERYBODY, async () => {
        await turn();
        await ready();
        return call();
      }),
    ready,
    async settled() {
      await ready();
      while (!stale.isEmpty || running !== undefined) await run();
    },
    asOf: () => behindSince ?? nowSeconds(),
    scan: (sport, request) => scanBlocks(index.blocksOf(sport), request),
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    metricLines: () => [
      `scanner_matches ${index.countOfMatches}`,
      `scanner_outcomes ${index.countOfOutcomes}`,
      `scanner_line_changes ${index.countOfChanges}`,
      `scanner_shed_total ${gate.countOfRefused}`,
      `scanner_looked_up_total ${countOfLookUps}`,
      `scanner_behind_seconds ${nowSeconds() - (behindSince ?? nowSeconds())}`,
      ...Object.entries(SPORT).map(
        ([name, sport]) =>
          `scanner_newest_price_seconds{sport="${name}"} ${index.newestPriceOf(sport)}`,
      ),
    ],
    async close() {
      state = 'closed';
      unsubscribe();
      clearTimeout(timer);
      clearInterval(compareTimer);
      listeners.clear();
      await running?.catch(() => {});
    },
  };
}
