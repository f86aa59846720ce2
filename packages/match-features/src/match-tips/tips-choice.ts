import { MAX_ID } from '@tipmark/contract';
import { MATCH_TIPS_SORT, type MatchTipsSort } from '@tipmark/domain';

/** What a visitor chose among the tips of a match. */
export interface TipsChoice {
  readonly sort: MatchTipsSort;
  /** Tips after this one; 0 = from the first. */
  readonly afterId: number;
}

type SortName = keyof typeof MATCH_TIPS_SORT;

export const tipSorts = Object.keys(MATCH_TIPS_SORT) as readonly SortName[];

export const tipSortName = (sort: MatchTipsSort): SortName =>
  tipSorts.find((name) => MATCH_TIPS_SORT[name] === sort) ?? 'authorPosition';

/** Reads the choice from an address; whatever is missing or nonsense has its default. */
export function readTipsChoice(search: URLSearchParams): TipsChoice {
  const sort = search.get('sort') ?? '';
  const after = search.get('after') ?? '';
  const id = /^\d{1,10}$/.test(after) ? Number(after) : 0;
  return {
    sort: Object.hasOwn(MATCH_TIPS_SORT, sort)
      ? MATCH_TIPS_SORT[sort as SortName]
      : MATCH_TIPS_SORT.authorPosition,
    afterId: id <= MAX_ID ? id : 0,
  };
}

/** The same choice as parameters of an address, defaults left out. */
export const tipsParams = ({ sort, afterId }: TipsChoice) => ({
  ...(sort !== MATCH_TIPS_SORT.authorPosition && { sort: tipSortName(sort) }),
  ...(afterId > 0 && { after: afterId }),
});

/** The first page in its default order comes with the match itself. */
export const isFirstTips = ({ sort, afterId }: TipsChoice): boolean =>
  sort === MATCH_TIPS_SORT.authorPosition && afterId === 0;
