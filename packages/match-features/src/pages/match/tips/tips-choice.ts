import { MAX_ID } from '@tipmark/contract';
import {
  MATCH_TIPS_SORT,
  type MatchTipsSort,
  RATING_MIN_TIPS,
  TIP_LANGUAGES,
  type TipLanguage,
} from '@tipmark/domain';

/** A visitor's choices among the tips of a match. */
export interface TipsChoice {
  readonly sort: MatchTipsSort;
  /** Tips after this one; 0 = from the first. */
  readonly afterId: number;
  /** Language of tips that have a text; absent = any. */
  readonly language?: TipLanguage;
  /** Only by authors whose record is long enough to be rated. */
  readonly isOfProven?: boolean;
  readonly isWithText?: boolean;
}

type SortName = keyof typeof MATCH_TIPS_SORT;

export const tipSorts = Object.keys(MATCH_TIPS_SORT) as readonly SortName[];

export const tipSortName = (sort: MatchTipsSort): SortName =>
  tipSorts.find((name) => MATCH_TIPS_SORT[name] === sort) ?? 'authorPosition';

/** Reads the choice from an address; missing and invalid values get their defaults. */
export function readTipsChoice(search: URLSearchParams): TipsChoice {
  const sort = search.get('sort') ?? '';
  const after = search.get('after') ?? '';
  const id = /^\d{1,10}$/.test(after) ? Number(after) : 0;
  const language = TIP_LANGUAGES.find((known) => known === search.get('lang'));
  return {
    sort: Object.hasOwn(MATCH_TIPS_SORT, sort)
      ? MATCH_TIPS_SORT[sort as SortName]
      : MATCH_TIPS_SORT.authorPosition,
    afterId: id <= MAX_ID ? id : 0,
    ...(language && { language }),
    ...(search.get('proven') === '1' && { isOfProven: true }),
    ...(search.get('text') === '1' && { isWithText: true }),
  };
}

/** The same choice as parameters of an address, without defaults. */
export const tipsParams = ({
  sort,
  afterId,
  language,
  isOfProven = false,
  isWithText = false,
}: TipsChoice) => ({
  ...(sort !== MATCH_TIPS_SORT.authorPosition && { sort: tipSortName(sort) }),
  ...(afterId > 0 && { after: afterId }),
  ...(language && { lang: language }),
  ...(isOfProven && { proven: 1 }),
  ...(isWithText && { text: 1 }),
});

/** The same choice as parameters of the call. */
export const tipsQuery = ({ sort, afterId, language, isOfProven, isWithText }: TipsChoice) => ({
  sort,
  ...(afterId > 0 && { lastTipId: afterId }),
  ...(language && { language }),
  ...(isOfProven === true && { minCountOfTips: RATING_MIN_TIPS }),
  ...(isWithText === true && { isOnlyTipsDescription: true }),
});

/** Only some of the tips are selected. */
export const isNarrowed = ({ language, isOfProven, isWithText }: TipsChoice): boolean =>
  language !== undefined || isOfProven === true || isWithText === true;

/** The first page in its default order arrives with the match itself. */
export const isFirstTips = (choice: TipsChoice): boolean =>
  choice.sort === MATCH_TIPS_SORT.authorPosition && choice.afterId === 0 && !isNarrowed(choice);
