import type { TipsCriteria } from '@tipmark/contract';
import { PAGE_SIZE, TIPS_SEARCH_SORT } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
import type { TipViewer } from '../tips/match-tips-queries.ts';
import { findTipValues, orderByValue } from './tip-values.ts';
import { findTips, type TipsFound } from './tips-search-queries.ts';

/** Prices of so many tips are looked up to find the best values, the newest ones. */
const MOST_VALUED = 5_000;
const SIZE = PAGE_SIZE.searchTips;

export type TipsPage = TipsFound & {
  /** Percent by tip. */
  readonly values: ReadonlyMap<number, number>;
};

/** A page of the open tips that meet the criteria. Two statements. */
export async function readTips(
  db: Db,
  criteria: TipsCriteria,
  viewer: TipViewer,
): Promise<TipsPage> {
  const { sortType: sort = TIPS_SEARCH_SORT.newest, tipsCountPerUser: tipsPerUser = 0 } = criteria;
  const offset = ((criteria.pageNumber ?? 1) - 1) * SIZE;
  if (sort !== TIPS_SEARCH_SORT.value) {
    const found = await findTips(db, {
      ...viewer,
      criteria,
      sort,
      tipsPerUser,
      offset,
      limit: SIZE,
    });
    return { ...found, values: await findTipValues(db, found.tips) };
  }
  const all = { offset: 0, limit: MOST_VALUED, tipsPerUser: 0 };
  const found = await findTips(db, { ...viewer, criteria, sort, ...all });
  const values = await findTipValues(db, found.tips);
  const ordered = orderByValue(found.tips, values, tipsPerUser);
  const tips = ordered.slice(offset, offset + SIZE);
  return { tips, count: ordered.length, choices: found.choices, values };
}
