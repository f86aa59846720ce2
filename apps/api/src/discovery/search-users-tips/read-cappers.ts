import type { Db } from '../../platform/database/connect.ts';
import { NO_CAPPERS_OF_PERIOD } from './index/cappers.ts';
import type { SearchIndex } from './index/search-index.ts';
import { type NewestCapper, selectCappers, selectNewestCappers } from './index/select-cappers.ts';
import {
  type CapperRow,
  type CappersFound,
  findContestantIds,
  findShownCappers,
  type UsersSearch,
} from './users-search-queries.ts';

export interface CappersPage {
  readonly cappers: readonly CapperRow[];
  readonly total: number;
}

interface Parts {
  readonly db: Db;
  readonly search: SearchIndex;
}

type Found = Omit<UsersSearch, 'sort' | 'viewerId'>;

async function requestOf({ db, search }: Parts, { criteria, period, contestSeasonId }: Found) {
  await search.fresh();
  const allowed = contestSeasonId === 0 ? undefined : await findContestantIds(db, contestSeasonId);
  return { columns: search.cappers.periods.get(period) ?? NO_CAPPERS_OF_PERIOD, criteria, allowed };
}

/** Cappers that meet the criteria, without the fields lists show. At most one statement. */
export async function findCappers(parts: Parts, of: UsersSearch): Promise<CappersFound> {
  const { columns, ...request } = await requestOf(parts, of);
  return selectCappers(columns, { ...request, sort: of.sort, count: of.count });
}

/** Cappers that meet the criteria, the last registered first. At most one statement. */
export async function findNewestCappers(parts: Parts, of: Found): Promise<NewestCapper[]> {
  const { columns, ...request } = await requestOf(parts, of);
  return selectNewestCappers(columns, request, of.count);
}

/**
 * The first cappers that meet the criteria, from the index of this process. At most two statements.
 */
export async function readCappers(parts: Parts, of: UsersSearch): Promise<CappersPage> {
  const { ids, total } = await findCappers(parts, of);
  return { cappers: await findShownCappers(parts.db, ids, of), total };
}
