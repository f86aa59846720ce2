import { SEARCH_PERIOD } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import {
  type CapperChangeRow,
  findCapperChanges,
  findLastRun,
  findRanksOf,
  findStatisticsOf,
} from './capper-queries.ts';
import { type Cappers, NO_CAPPERS, withChanges } from './cappers.ts';
import { readCappers } from './read-cappers.ts';

/** Statistics and ranks of all cappers, as the refreshes of any process leave them. */
export interface KnownCappers {
  readonly now: Cappers;
  readonly count: number;
  /** Reads all cappers; those already known are available meanwhile. */
  make(): Promise<void>;
  /** Reads cappers whose statistics or rank changed since the last read, and these users. */
  follow(userIds: ReadonlySet<number>): Promise<void>;
  /** Resolves once no read is running. */
  idle(): Promise<void>;
}

const USERS_AT_ONCE = 1_000;

export function createKnownCappers(db: Db): KnownCappers {
  let now = NO_CAPPERS;
  let lastRun = 0;
  let making: Promise<void> | undefined;
  /** Changed while all were being read: they may have been read before the change. */
  let alsoStale = new Set<number>();

  async function readAll(): Promise<void> {
    const run = await findLastRun(db);
    const all = await readCappers(db);
    [now, lastRun] = [all, run];
    const again = alsoStale;
    alsoStale = new Set();
    if (again.size > 0) await lookUp([], again);
  }

  async function lookUp(
    changes: readonly CapperChangeRow[],
    userIds: ReadonlySet<number>,
  ): Promise<void> {
    const counted = changes.filter(({ figures_run: run }) => run > lastRun);
    const ofStatistics = new Set([...userIds, ...counted.map(({ user_id: id }) => id)]);
    const ids = [...ofStatistics];
    const statistics = [];
    for (let from = 0; from < ids.length; from += USERS_AT_ONCE) {
      statistics.push(...(await findStatisticsOf(db, ids.slice(from, from + USERS_AT_ONCE))));
    }
    const moved = new Set(changes.map(({ user_id: id }) => id));
    const others = [...userIds].filter((id) => !moved.has(id));
    const ranks = [...changes, ...(await findRanksOf(db, others))];
    const ofRanks = new Set([...moved, ...others]);
    now = withChanges(now, { ofStatistics, statistics, ofRanks, ranks });
    lastRun = changes.at(-1)?.run ?? lastRun;
  }

  return {
    get now() {
      return now;
    },
    get count() {
      return now.periods.get(SEARCH_PERIOD.allTime)?.ids.length ?? 0;
    },
    make() {
      making ??= readAll().finally(() => {
        making = undefined;
      });
      return making;
    },
    async follow(userIds) {
      if (making !== undefined) for (const id of userIds) alsoStale.add(id);
      const changes = await findCapperChanges(db, lastRun);
      if (changes.length + userIds.size > 0) await lookUp(changes, userIds);
    },
    async idle() {
      await making?.catch(() => {});
    },
  };
}
