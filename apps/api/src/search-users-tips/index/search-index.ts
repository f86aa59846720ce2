import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { MAX_ID } from '@tipmark/contract';
import type { Bus } from '../../bus/bus.ts';
import type { Db } from '../../database/connect.ts';
import type { Cappers } from './cappers.ts';
import { createKnownCappers } from './known-cappers.ts';
import { createKnownLines, type KnownLines } from './known-lines.ts';
import { createKnownMatches, type KnownMatches } from './known-matches.ts';
import {
  findMatchFacts,
  findPendingBefore,
  findPendingOf,
  type OpenTipRow,
} from './open-tip-queries.ts';
import { createOpenTips, type OpenTips } from './open-tips.ts';
import { createStaleSearch, type Stale } from './stale-search.ts';

export type SearchIndexOptions = {
  readonly db: Db;
  readonly bus: Bus;
  readonly onError: (error: Error) => void;
  readonly limits?: Partial<SearchLimits>;
  readonly pace?: Partial<SearchPace>;
};

export type SearchLimits = {
  /** The newest pending tips, at most so many. */
  readonly maxTips: number;
  /** With more cappers than these in one period everything is asked of the database. */
  readonly maxCappers: number;
};

export type SearchPace = {
  /** Changes are gathered this long before they are looked up, unless somebody searches. */
  readonly gatherMs: number;
  /** So often all tips are looked up again, so that nothing missed stays missed. */
  readonly compareMs: number;
  readonly retryMs: number;
};

/** What both searches are answered from: open tips, and figures of cappers, in this process. */
export type SearchIndex = {
  /**
   * Resolves once everything is known that was committed before: tips this process heard of,
   * figures any process counted.
   */
  fresh(): Promise<void>;
  /** Resolves once it is built; starts to build it when nobody has. */
  ready(): Promise<void>;
  /** False when there are more cappers than it has room for. */
  readonly holdsAll: boolean;
  readonly tips: Pick<OpenTips, 'all'>;
  /** Lines of now of the matches of those tips. */
  readonly lines: KnownLines;
  /** Those matches as lists show them. */
  readonly matches: KnownMatches;
  readonly cappers: Cappers;
  metricLines(): string[];
  close(): Promise<void>;
};

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
    await turn();
  }
  return all;
}

const LIMITS: SearchLimits = { maxTips: 50_000, maxCappers: 500_000 };
const PACE: SearchPace = { gatherMs: 500, compareMs: 60_000, retryMs: 2_000 };
/** So often cappers are read again, whatever was heard of them. */
const REMAKE_MS = 3_600_000;

export function createSearchIndex({
  db,
  bus,
  onError,
  ...options
}: SearchIndexOptions): SearchIndex {
  const { maxTips, maxCappers } = { ...LIMITS, ...options.limits };
  const { gatherMs, compareMs, retryMs } = { ...PACE, ...options.pace };
  const tips = createOpenTips(maxTips);
  const cappers = createKnownCappers(db, maxCappers);
  const stale = createStaleSearch();
  let state: 'idle' | 'building' | 'known' | 'closed' = 'idle';
  let building: Promise<void> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let timers: readonly NodeJS.Timeout[] = [];
  let countOfLookUps = 0;

  const isClosed = () => state === 'closed';

  async function lookUpTips(of: Stale): Promise<void> {
    if (of.isAll) {
      tips.replaceAll(await findAllPending(db, maxTips));
      return;
    }
    if (of.tips.size + of.cappers.size > 0) {
      const rows = await findPendingOf(db, of.tips, of.cappers, maxTips);
      tips.replace({ matchIds: of.tips, authorIds: of.cappers }, rows);
      countOfLookUps += rows.length;
    }
    const moved = [...of.matches].filter((id) => tips.matchIds.has(id) && !of.tips.has(id));
    if (moved.length > 0) tips.moveMatches(await findMatchFacts(db, moved));
  }

  async function followOnce(): Promise<void> {
    const taken = stale.take();
    try {
      await lookUpTips(taken);
      await cappers.follow(taken.cappers);
    } catch (error) {
      stale.giveBack(taken);
      throw error;
    }
  }

  /** One look at a time; whoever comes during one waits for the next, together with the others. */
  const follow = AsyncResource.bind((): Promise<void> => {
    if (running === undefined) {
      running = followOnce().finally(() => {
        running = undefined;
      });
      return running;
    }
    const after = () => {
      next = undefined;
      return follow();
    };
    next ??= running.then(after, after);
    return next;
  });

  const plan = AsyncResource.bind((delayMs: number): void => {
    if (state !== 'known' || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (stale.isEmpty) return;
      follow().catch((error: unknown) => {
        onError(error as Error);
        plan(retryMs);
      });
    }, delayMs).unref();
  });

  const remake = AsyncResource.bind(() => void cappers.make().catch(onError));

  const build = AsyncResource.bind(async (): Promise<void> => {
    state = 'building';
    stale.addAll();
    try {
      await cappers.make();
      await follow();
      if (isClosed()) return;
      state = 'known';
      const compare = () => {
        stale.addAll();
        plan(0);
      };
      timers = [setInterval(compare, compareMs).unref(), setInterval(remake, REMAKE_MS).unref()];
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
    if (topics.includes('*') && state === 'known') remake();
    if (!stale.isEmpty) plan(gatherMs);
  });

  async function ready(): Promise<void> {
    if (state === 'known' || isClosed()) return;
    building ??= build();
    await building;
  }

  return {
    async fresh() {
      await ready();
      await follow();
    },
    ready,
    get holdsAll() {
      return cappers.holdsAll;
    },
    tips,
    lines: createKnownLines(db),
    matches: createKnownMatches(db),
    get cappers() {
      return cappers.now;
    },
    metricLines: () => [
      `search_open_tips ${tips.all.length}`,
      `search_cappers ${cappers.count}`,
      `search_looked_up_total ${countOfLookUps}`,
    ],
    async close() {
      state = 'closed';
      unsubscribe();
      clearTimeout(timer);
      for (const each of timers) clearInterval(each);
      await running?.catch(() => {});
      await cappers.idle();
    },
  };
}
