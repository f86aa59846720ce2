import type { Db } from '../../platform/database/connect.ts';
import type { SearchIndex } from './index/search-index.ts';
import { selectCappers } from './index/select-cappers.ts';
import {
  type CapperRow,
  type CappersFound,
  findCappers,
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

/** Cappers that meet the criteria, without the fields lists show. At most one statement. */
export async function selectOrFind({ db, search }: Parts, of: UsersSearch): Promise<CappersFound> {
  const { contestSeasonId, period } = of;
  await search.fresh();
  const columns = search.cappers.periods.get(period);
  if (!search.holdsAll || columns === undefined) return findCappers(db, of);
  const allowed = contestSeasonId === 0 ? undefined : await findContestantIds(db, contestSeasonId);
  return selectCappers(columns, { ...of, allowed });
}

/**
 * The first cappers that meet the criteria, from the index of this process. At most two statements.
 */
export async function readCappers(parts: Parts, of: UsersSearch): Promise<CappersPage> {
  const { ids, total } = await selectOrFind(parts, of);
  return { cappers: await findShownCappers(parts.db, ids, of), total };
}
