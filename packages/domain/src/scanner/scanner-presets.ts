import { SCANNER_SORT, VALUE_KIND } from '../enumerations/search-filters.ts';
import { GOOD_VALUE_PERCENT } from '../odds/believable-value.ts';
import { HEADLINE_MAX_MILLI_ODDS } from '../odds/notable-fall.ts';
import type { OutcomeCriteria } from './scanner-criteria.ts';

const { drop, rise, value, newestChange } = SCANNER_SORT;

/** The largest falls first, without outsiders. */
const falls = { sortType: drop, isRise: false, maxOdds: HEADLINE_MAX_MILLI_ODDS / 1_000 } as const;

/**
 * The ready-made templates of the scanner, the same in every sport, by id. The first is the one
 * that may be seen without a subscription. Custom templates have ids above these.
 */
export const SCANNER_PRESETS: ReadonlyMap<number, OutcomeCriteria> = new Map<
  number,
  OutcomeCriteria
>([
  [1, { ...falls, changesHours: 0, minChangePercent: 10 }],
  [2, { ...falls, changesHours: 1, minChangePercent: 5 }],
  [3, { ...falls, changesHours: 24, minChangePercent: 10 }],
  [4, { sortType: value, minValuePercent: GOOD_VALUE_PERCENT, valueKind: VALUE_KIND.toMarket }],
  // hardly any price pays by market and model together: these are the fairest
  [5, { sortType: value, minValuePercent: -2, valueKind: VALUE_KIND.toModel, minOdds: 1.3 }],
  [6, { sortType: rise, changesHours: 0, minChangePercent: 10, isRise: true }],
  [7, { sortType: newestChange, oddsCreated: 6 }],
]);
