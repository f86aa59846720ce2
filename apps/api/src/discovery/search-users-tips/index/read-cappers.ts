import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { SEARCH_PERIOD } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import {
  type CapperColumns,
  type CapperRanks,
  NO_RANKS,
  NO_STATISTICS,
  withRanks,
  withStatistics,
} from './capper-columns.ts';
import { findRanksAfter, findStatisticsAfter } from './capper-queries.ts';
import { type Cappers, cappersOf } from './cappers.ts';

const PAGE = 10_000;
const NOBODY: ReadonlySet<number> = new Set();

interface Row {
  readonly user_id: number;
}

async function* pagesOf<R extends Row>(find: (afterId: number) => Promise<R[]>) {
  let last = 0;
  for (;;) {
    const rows = await find(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.user_id ?? last;
    await yieldToOthers();
  }
}

async function readStatistics(db: Db, period: number): Promise<CapperColumns> {
  let columns = NO_STATISTICS;
  for await (const rows of pagesOf((after) => findStatisticsAfter(db, period, after, PAGE))) {
    columns = withStatistics(columns, NOBODY, rows);
  }
  return columns;
}

async function readRanks(db: Db): Promise<CapperRanks> {
  let ranks = NO_RANKS;
  for await (const rows of pagesOf((after) => findRanksAfter(db, after, PAGE))) {
    ranks = withRanks(ranks, NOBODY, rows);
  }
  return ranks;
}

/** Reads statistics and ranks of all cappers, page by page. */
export async function readCappers(db: Db): Promise<Cappers> {
  const periods = new Map<number, CapperColumns>();
  for (const period of Object.values(SEARCH_PERIOD)) {
    periods.set(period, await readStatistics(db, period));
  }
  return cappersOf(await readRanks(db), periods);
}
