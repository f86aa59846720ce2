import type { FeedRecord } from '@tipmark/contract/feed';
import { condensed } from './timed-record.ts';
import type { World } from './world.ts';

/** Stores, from one run of the API to the next, up to when the world has been emitted. */
export interface WorldProgress {
  /** Unix seconds; undefined when this world is not in this database yet. */
  load(): number | undefined;
  save(appliedUntil: number): void;
}

export interface SimulatorOptions {
  readonly world: World;
  /** Unix seconds now; a stopped clock stops the world. */
  readonly clock: () => number;
  /**
   * Hands records to the ingest. The same records may come again: after a failure, after a crash.
   */
  readonly apply: (records: Iterable<FeedRecord>) => Promise<void>;
  /** Of a new database, between what most visitors look at and the other days. */
  readonly beforeFar?: () => Promise<void>;
  readonly progress: WorldProgress;
  readonly everyMs?: number;
  readonly onError: (error: unknown) => void;
}

export interface Simulator {
  /** A database without this world: no request should be answered before `ready`. */
  readonly isFirstStart: boolean;
  /**
   * The world is at the clock, of a new database what most visitors look at; rejects when the first
   * attempt failed.
   */
  readonly ready: Promise<void>;
  /** Ends after what is being applied. */
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;
/** Longest span of time applied at once; after a long pause the world catches up in such steps. */
const STRIDE_SECONDS = 6 * 3_600;
/** Emitted again after a restart, in case the database lost its last moments. */
const OVERLAP_SECONDS = 15 * 60;
const SAVE_EVERY_SECONDS = 60;

/**
 * Keeps a database at the world's present: first with a snapshot, then every few seconds with what
 * has happened since. A failed step is repeated, so nothing is left out.
 */
export function startSimulator(options: SimulatorOptions): Simulator {
  const { world, clock, apply, beforeFar, progress, onError, everyMs = EVERY_MS } = options;
  const saved = progress.load();
  const isFirstStart = saved === undefined;
  // A clock that was set back also finds an unseen world.
  let emitted = isFirstStart || saved > clock() ? undefined : saved - OVERLAP_SECONDS;
  let savedUntil = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const storeProgress = (isDue: boolean) => {
    if (emitted === undefined || emitted === savedUntil || !isDue) return;
    progress.save(emitted);
    savedUntil = emitted;
  };
  const advance = async (onNear?: () => void): Promise<void> => {
    const now = clock();
    if (emitted === undefined) {
      const [near, far] = world.snapshotParts(now);
      await apply(near);
      onNear?.();
      if (beforeFar && !isStopping) await beforeFar();
      if (isStopping) return;
      await apply(far);
      emitted = now;
    }
    while (emitted < now && !isStopping) {
      const until = Math.min(now, emitted + STRIDE_SECONDS);
      const records = condensed(world.recordsBetween(emitted, until));
      if (records.length > 0) await apply(records);
      emitted = until;
    }
    storeProgress(emitted >= savedUntil + SAVE_EVERY_SECONDS);
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    if (isStopping) return;
    timer = setTimeout(() => {
      running = advance().catch(onError).then(schedule);
    }, everyMs);
  };
  const near = Promise.withResolvers<void>();
  let isNearEmitted = false;
  const first = advance(() => {
    isNearEmitted = true;
    near.resolve();
  });
  first.then(near.resolve, near.reject);
  const ready = near.promise;
  running = first
    .catch((error) => {
      if (isNearEmitted) onError(error);
    })
    .then(schedule);
  return {
    isFirstStart,
    ready,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      storeProgress(true);
    },
  };
}
