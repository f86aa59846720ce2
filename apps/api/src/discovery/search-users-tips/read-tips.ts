import type { TipsCriteria } from '@tipmark/contract';
import { PAGE_SIZE, TIPS_SEARCH_SORT } from '@tipmark/domain';
import type { TipViewer } from '../../betting/tips/match-tips-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { SearchIndex } from './index/search-index.ts';
import { selectTips } from './index/select-tips.ts';
import { findTipValues, type LineParts, orderByValue } from './tip-values.ts';
import {
  type FoundTipRow,
  findFollowed,
  type TipsFound,
  type TipsSearch,
} from './tips-search-queries.ts';

/** For the best values this many tips are evaluated, the newest ones. */
const MOST_VALUED = 5_000;
const SIZE = PAGE_SIZE.searchTips;

export type TipsPage = TipsFound & {
  /** Percent by tip. */
  readonly values: ReadonlyMap<number, number>;
};

interface Parts {
  readonly db: Db;
  readonly search: SearchIndex;
}

export type TipsParts = Parts & Pick<LineParts, 'scanner'>;

async function select({ db, search }: Parts, of: TipsSearch): Promise<TipsFound> {
  const isOfFollowed = of.criteria.isOnlyFollowed === true;
  const followed = isOfFollowed ? await findFollowed(db, of.viewerId ?? 0) : undefined;
  return selectTips({ tips: search.tips.all, cappers: search.cappers }, of, followed);
}

/**
 * A page of the open tips that meet the criteria, from the index of this process. At most two
 * statements.
 */
export async function readTips(
  parts: TipsParts,
  criteria: TipsCriteria,
  viewer: TipViewer,
): Promise<TipsPage> {
  const { sortType: sort = TIPS_SEARCH_SORT.newest, tipsCountPerUser: tipsPerUser = 0 } = criteria;
  const offset = ((criteria.pageNumber ?? 1) - 1) * SIZE;
  const search = { ...viewer, criteria, sort };
  await parts.search.fresh();
  if (sort !== TIPS_SEARCH_SORT.value) {
    const found = await select(parts, { ...search, tipsPerUser, offset, limit: SIZE });
    return { ...found, values: await findTipValues(parts, found.tips) };
  }
  const all = { offset: 0, limit: MOST_VALUED, tipsPerUser: 0 };
  const found = await select(parts, { ...search, ...all });
  const values = await findTipValues(parts, found.tips);
  const ordered = orderByValue(found.tips, values, tipsPerUser);
  const tips = ordered.slice(offset, offset + SIZE);
  return { tips, count: ordered.length, choices: found.choices, values };
}

/** The newest open tips that meet the criteria, any number per author. At most one statement. */
export async function readNewestTips(
  parts: Parts,
  criteria: TipsCriteria,
  viewer: TipViewer,
  limit: number,
): Promise<readonly FoundTipRow[]> {
  await parts.search.fresh();
  const search = { ...viewer, criteria, sort: TIPS_SEARCH_SORT.newest };
  const { tips } = await select(parts, { ...search, tipsPerUser: 0, offset: 0, limit });
  return tips;
}
