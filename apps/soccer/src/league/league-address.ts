import { REFEREES_SORT, TOTALS_MARKET, TOTALS_SORT, TYPE_OF_MATCHES } from '@tipmark/domain';
import { readTableChoice, type TableChoice, tableParams } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readNumber } from '../lists/read-choice.ts';

/** In the order they stand. */
export const LEAGUE_TABS = ['matches', 'table', 'totals', 'series', 'summary', 'referees'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

/** What a visitor looks at on a league page; 0 = the default of the call. */
export interface LeagueView extends TableChoice {
  readonly tab: LeagueTab;
  readonly seasonId: number;
  readonly teamId: number;
  readonly refereesSortType: (typeof REFEREES_SORT)[keyof typeof REFEREES_SORT];
  readonly totalsMarketType: SoccerTotals;
  readonly totalsSortType: (typeof TOTALS_SORT)[keyof typeof TOTALS_SORT];
  /** A further page of results or fixtures, after a match. */
  readonly more: { readonly type: 1 | 2; readonly afterId: number } | undefined;
}

/** Halves, not periods. */
export const SOCCER_TOTALS = [
  TOTALS_MARKET.match,
  TOTALS_MARKET.firstHalf,
  TOTALS_MARKET.secondHalf,
  TOTALS_MARKET.corners,
  TOTALS_MARKET.yellowCards,
  TOTALS_MARKET.shots,
] as const;
export type SoccerTotals = (typeof SOCCER_TOTALS)[number];

/** Reads the view from an address; what is not on offer is the default. */
export function readLeagueView(search: URLSearchParams): LeagueView {
  const tab = LEAGUE_TABS.find((name) => name === search.get('tab')) ?? 'matches';
  const results = readNumber(search, 'results', 0);
  const fixtures = readNumber(search, 'fixtures', 0);
  return {
    tab,
    seasonId: readNumber(search, 'season', 0),
    teamId: readNumber(search, 'team', 0),
    ...readTableChoice(search),
    refereesSortType: readChoice(search, 'sort', Object.values(REFEREES_SORT), 1),
    totalsMarketType: readChoice(search, 'market', SOCCER_TOTALS, 1),
    totalsSortType: readChoice(search, 'order', Object.values(TOTALS_SORT), 1),
    more:
      results > 0
        ? { type: TYPE_OF_MATCHES.results, afterId: results }
        : fixtures > 0
          ? { type: TYPE_OF_MATCHES.fixtures, afterId: fixtures }
          : undefined,
  };
}

/** The view as an address, defaults left out; choices of other tabs are left behind. */
export function leagueAddress(leagueId: string, view: LeagueView, locale: Locale): string {
  const { tab, seasonId, teamId, more } = view;
  const chosen: Record<string, string | number | undefined> = {
    tab: tab === 'matches' ? undefined : tab,
    season: seasonId || undefined,
    team: teamId || undefined,
    ...(tab === 'table' && tableParams(view)),
    market: tab === 'totals' && view.totalsMarketType > 1 ? view.totalsMarketType : undefined,
    order: tab === 'totals' && view.totalsSortType > 1 ? view.totalsSortType : undefined,
    sort: tab === 'referees' && view.refereesSortType > 1 ? view.refereesSortType : undefined,
    results: tab === 'matches' && more?.type === TYPE_OF_MATCHES.results ? more.afterId : undefined,
    fixtures:
      tab === 'matches' && more?.type === TYPE_OF_MATCHES.fixtures ? more.afterId : undefined,
  };
  return href('league', { leagueId, ...chosen }, { locale });
}
