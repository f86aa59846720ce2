import { AsyncResource } from 'node:async_hooks';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { MAX_ID } from '@tipmark/contract';
import type { Db } from '../../../platform/database/connect.ts';
import type { KnownCappers } from './known-cappers.ts';
import {
  findMatchFacts,
  findPendingBefore,
  findPendingOf,
  type OpenTipRow,
} from './open-tip-queries.ts';
import type { OpenTips } from './open-tips.ts';
import type { Stale, StaleSearch } from './stale-search.ts';

export interface SearchWalkOptions {
  readonly db: Db;
  readonly tips: OpenTips;
  readonly cappers: KnownCappers;
  readonly stale: StaleSearch;
  readonly maxTips: number;
}

/** Looks up stale tips and cappers. */
export interface SearchWalk {
  /** One refresh at a time; callers during one wait for the next, together. */
  run(): Promise<void>;
  /** Resolves once no refresh is running. */
  idle(): Promise<void>;
  readonly countOfLookups: number;
}

const PAGE = 5_000;

async function findAllPending(db: Db, most: number): Promise<OpenTipRow[]> {
  const all: OpenTipRow[] = [];
  let last = MAX_ID;
  while (all.length < most) {
    const limit = Math.min(PAGE, most - all.length);
    const rows = await findPendingBefore(db, last, limit);
    all.push(...rows);
    if (rows.length < limit) break;
    last = rows.at(-1)?.id ?? 0;
    await yieldToOthers();
  }
  return all;
}

export function createSearchWalk(options: SearchWalkOptions): SearchWalk {
  const { db, tips, cappers, stale, maxTips } = options;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let countOfLookups = 0;

  async function lookUpTips(of: Stale): Promise<void> {
    if (of.isAll) {
      tips.replaceAll(await findAllPending(db, maxTips));
      return;
    }
    if (of.tips.size + of.cappers.size > 0) {
      const rows = await findPendingOf(db, of.tips, of.cappers, maxTips);
      tips.replace({ matchIds: of.tips, authorIds: of.cappers }, rows);
      countOfLookups += rows.length;
    }
    const moved = [...of.matches].filter((id) => tips.matchIds.has(id) && !of.tips.has(id));
    if (moved.length > 0) tips.moveMatches(await findMatchFacts(db, moved));
  }

  async function walk(): Promise<void> {
    const taken = stale.take();
    try {
      await lookUpTips(taken);
      await cappers.follow(taken.cappers);
    } catch (error) {
      stale.giveBack(taken);
      throw error;
    }
  }

  const run = AsyncResource.bind((): Promise<void> => {
    if (running === undefined) {
      running = walk().finally(() => {
        running = undefined;
      });
      return running;
    }
    const after = () => {
      next = undefined;
      return run();
    };
    next ??= running.then(after, after);
    return next;
  });

  return {
    run,
    async idle() {
      await running?.catch(() => {});
    },
    get countOfLookups() {
      return countOfLookups;
    },
  };
}
