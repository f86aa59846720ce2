import type { RequestOf } from '@tipmark/contract';
import { type droppingOddsCalls } from '@tipmark/contract';
import { DROPPING_ODDS, SCANNER_SORT, type Sport } from '@tipmark/domain';
import { readChoice, readNumber, readPage, unless } from '@tipmark/match-features/lists';
import { readBounds, readDecimal } from '../../parts/filter/read-params.ts';
import { categoriesOf } from '../../parts/outcomes/categories-of.ts';

const { drop, startTime, newestChange } = SCANNER_SORT;

export const SORTS = [drop, newestChange, startTime] as const;

export interface DropsView {
  readonly hours: (typeof DROPPING_ODDS.hours)[number];
  /** Least fall, percent. */
  readonly change: number;
  /** 0 = all. */
  readonly league: number;
  /** 0 = all. */
  readonly category: number;
  readonly minOdds: number | undefined;
  readonly maxOdds: number | undefined;
  readonly sort: (typeof SORTS)[number];
  readonly pageNumber: number;
}

const LEAST_ODDS = 1.01;
const MOST_ODDS = 1_000;

/** Reads the conditions from an address; what it does not have is the default. */
export function readDropsView(search: URLSearchParams, sport: Sport): DropsView {
  const [minOdds, maxOdds] = readBounds(['min', 'max'], (name) =>
    readDecimal(search, name, LEAST_ODDS, MOST_ODDS),
  );
  return {
    hours: readChoice(search, 'hours', DROPPING_ODDS.hours, DROPPING_ODDS.defaultHours),
    change: readChoice(search, 'change', DROPPING_ODDS.changes, DROPPING_ODDS.defaultChange),
    league: readNumber(search, 'league', 0),
    category: readChoice(search, 'outcome', [0, ...categoriesOf(sport)], 0),
    minOdds,
    maxOdds,
    sort: readChoice(search, 'sort', SORTS, drop),
    pageNumber: readPage(search),
  };
}

/** The view as parameters of an address, without defaults. */
export const dropsParams = (view: DropsView) => ({
  hours: unless<number>(view.hours, DROPPING_ODDS.defaultHours),
  change: unless(view.change, DROPPING_ODDS.defaultChange),
  league: unless(view.league, 0),
  outcome: unless(view.category, 0),
  min: view.minOdds,
  max: view.maxOdds,
  sort: unless<number>(view.sort, drop),
  page: unless(view.pageNumber, 1),
});

export type DropsRequest = RequestOf<(typeof droppingOddsCalls)['soccerDroppingOdds']>;

export function dropsRequest(view: DropsView): DropsRequest {
  const { league, category, minOdds, maxOdds, pageNumber: page } = view;
  return {
    query: {
      hours: view.hours,
      change: view.change,
      sort: view.sort,
      ...(league !== 0 && { league }),
      ...(category !== 0 && { category }),
      ...(minOdds !== undefined && { minOdds }),
      ...(maxOdds !== undefined && { maxOdds }),
      ...(page > 1 && { page }),
    },
  };
}
