import type { oddsGridCalls, RequestOf } from '@tipmark/contract';
import {
  GRID_SORT,
  type GridMarket,
  type GridSort,
  gridMarketsOf,
  type Sport,
} from '@tipmark/domain';
import { readDay } from '@tipmark/match-features';
import { readChoice, readNumber, readPage, unless } from '@tipmark/match-features/lists';

export interface GridView {
  /** Any instant of the day; undefined = today. */
  readonly day: number | undefined;
  readonly market: GridMarket;
  /** 0 = all. */
  readonly league: number;
  readonly sort: GridSort;
  readonly pageNumber: number;
}

export const SORTS = Object.values(GRID_SORT);

/** The market a grid opens with: the result. */
const firstMarket = (sport: Sport): GridMarket => gridMarketsOf(sport)[0] ?? '1x2';

/** Reads the choices from an address; what the sport does not have is the default. */
export function readGridView(search: URLSearchParams, sport: Sport, timeZone: string): GridView {
  const word = search.get('market');
  return {
    day: readDay(search, timeZone),
    market: gridMarketsOf(sport).find((market) => market === word) ?? firstMarket(sport),
    league: readNumber(search, 'league', 0),
    sort: readChoice(search, 'sort', SORTS, GRID_SORT.league),
    pageNumber: readPage(search),
  };
}

/** The view as parameters of an address, without defaults. */
export const gridParams = (view: GridView, sport: Sport) => ({
  timestamp: view.day,
  market: unless(view.market, firstMarket(sport)),
  league: unless(view.league, 0),
  sort: unless<number>(view.sort, GRID_SORT.league),
  page: unless(view.pageNumber, 1),
});

export type GridRequest = RequestOf<(typeof oddsGridCalls)['soccerOddsGrid']>;

export function gridRequest(view: GridView): GridRequest {
  const { day, league, pageNumber: page, market, sort } = view;
  return {
    query: {
      ...(day !== undefined && { timestamp: day }),
      market,
      ...(league !== 0 && { league }),
      sort,
      ...(page > 1 && { page }),
    },
  };
}
