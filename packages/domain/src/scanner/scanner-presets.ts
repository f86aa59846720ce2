import { SCANNER_SORT, VALUE_KIND } from '../enumerations/search-filters.ts';
import type { OutcomeCriteria } from './scanner-criteria.ts';

const { drop, rise, value, newestChange } = SCANNER_SORT;

/**
 * The ready-made templates of the scanner, the same in every sport, by id. The first is the one
 * that may be seen without a subscription. Custom templates have ids above these.
 */
export const SCANNER_PRESETS: ReadonlyMap<number, OutcomeCriteria> = new Map<
  number,
  OutcomeCriteria
>([
  [1, { sortType: drop, changesHours: 0, minChangePercent: 10, isRise: false }],
  [2, { sortType: drop, changesHours: 1, minChangePercent: 5, isRise: false }],
  [3, { sortType: drop, changesHours: 24, minChangePercent: 10, isRise: false }],
  [4, { sortType: value, minValuePercent: 3, valueKind: VALUE_KIND.toMarket }],
  [5, { sortType: value, minValuePercent: 5, valueKind: VALUE_KIND.toModel }],
  [6, { sortType: rise, changesHours: 0, minChangePercent: 10, isRise: true }],
  [7, { sortType: newestChange, oddsCreated: 6 }],
]);
