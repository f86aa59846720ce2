import { AsyncResource } from 'node:async_hooks';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { SPORT } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import type { ChangedOutcome } from './changed-outcomes.ts';
import { loadBlocks } from './load-blocks.ts';
import type { ScannerIndex } from './scanner-index.ts';
import { findScannerKeys } from './scanner-queries.ts';
import type { StaleMatches } from './stale-matches.ts';

export interface IndexWalkOptions {
  readonly db: Db;
  readonly index: ScannerIndex;
  readonly stale: StaleMatches;
  readonly nowSeconds: () => number;
  /** A walk can be aborted between two batches. */
  readonly isClosed: () => boolean;
  readonly onChanged: (changed: readonly ChangedOutcome[]) => void;
}

/** Looks up stale matches until there are none, and puts the results in the index. */
export interface IndexWalk {
  /** Joins the running walk. */
  run(): Promise<void>;
  /** Resolves once no walk is running. */
  idle(): Promise<void>;
  readonly isRunning: boolean;
  /** Unix second since when the database has not answered. */
  readonly behindSince: number | undefined;
  readonly countOfLookups: number;
}

const MAX_MATCHES = 20_000;
/** Lookups per step: a few statements, and a few milliseconds of work at a time. */
const BATCH = 50;

export function createIndexWalk(options: IndexWalkOptions): IndexWalk {
  const { db, index, stale, nowSeconds, isClosed, onChanged } = options;
  let running: Promise<void> | undefined;
  let behindSince: number | undefined;
  let countOfLookups = 0;

  /** Ids whose revision differs from the known one; those no longer open are removed. */
  async function compare(): Promise<number[]> {
    const keys = await findScannerKeys(db, nowSeconds(), MAX_MATCHES);
    const open = new Set(keys.map(({ id }) => id));
    onChanged([...index.ids()].filter((id) => !open.has(id)).flatMap((id) => index.remove(id)));
    return keys.flatMap(({ id, rev, starts_at: startsAt }) =>
      index.get(id)?.rev === rev || (!index.has(id) && !index.takes(startsAt)) ? [] : [id],
    );
  }

  async function lookUp(ids: readonly number[]): Promise<void> {
    for (let first = 0; first < ids.length && !isClosed(); first += BATCH) {
      const batch = ids.slice(first, first + BATCH);
      const blocks = await loadBlocks(db, batch, nowSeconds());
      const found = new Set(blocks.map(({ id }) => id));
      onChanged([
        ...batch.filter((id) => !found.has(id)).flatMap((id) => index.remove(id)),
        ...blocks
          .filter((block) => index.has(block.id) || index.takes(block.startsAt))
          .flatMap((block) => index.put(block)),
      ]);
      countOfLookups += batch.length;
      await yieldToOthers();
    }
  }

  const blocksOfAll = () => Object.values(SPORT).flatMap((sport) => index.blocksOf(sport));

  async function walk(): Promise<void> {
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

  return {
    run: AsyncResource.bind((): Promise<void> => {
      running ??= walk().finally(() => {
        running = undefined;
      });
      return running;
    }),
    async idle() {
      await running?.catch(() => {});
    },
    get isRunning() {
      return running !== undefined;
    },
    get behindSince() {
      return behindSince;
    },
    get countOfLookups() {
      return countOfLookups;
    },
  };
}
