import {
  REFEREES_SORT,
  type RefereesSort,
  SCORERS_SORT,
  type ScorersSort,
  TOTALS_MARKET,
  TOTALS_SORT,
  type TotalsSort,
  TYPE_OF_MATCHES,
  type TypeOfMatches,
} from '@tipmark/domain';
import { readTableChoice, type TableChoice, tableParams } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readNumber, unless } from '../lists/read-choice.ts';

/** In the order they stand. */
export const LEAGUE_TABS = [
  'matches',
  'table',
  'scorers',
  'totals',
  'series',
  'summary',
  'referees',
] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

/** What a visitor looks at on a league page; 0 = the default of the call. */
export interface LeagueView extends TableChoice {
  readonly tab: LeagueTab;
  readonly seasonId: number;
  readonly teamId: number;
  readonly refereesSortType: RefereesSort;
  readonly scorersSortType: ScorersSort;
  /** Of the scorers. */
  readonly pageNumber: number;
  readonly totalsMarketType: SoccerTotals;
  readonly totalsSortType: TotalsSort;
  /** A further page of results or fixtures, after a match. */
  readonly more: { readonly type: TypeOfMatches; readonly afterId: number } | undefined;
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

const REFEREES_AT_FIRST = REFEREES_SORT.countOfMatches;
const TOTALS_AT_FIRST = TOTALS_SORT.averageDescending;

/** What the words of a further page mean in an address. */
const MORE_WORDS = [
  ['results', TYPE_OF_MATCHES.results],
  ['fixtures', TYPE_OF_MATCHES.fixtures],
] as const;

function readMore(search: URLSearchParams): LeagueView['more'] {
  const [more] = MORE_WORDS.flatMap(([word, type]) => {
    const afterId = readNumber(search, word, 0);
    return afterId > 0 ? { type, afterId } : [];
  });
  return more;
}

/** Reads the view from an address; what is not on offer is the default. */
export function readLeagueView(search: URLSearchParams): LeagueView {
  return {
    tab: LEAGUE_TABS.find((name) => name === search.get('tab')) ?? 'matches',
    seasonId: readNumber(search, 'season', 0),
    teamId: readNumber(search, 'team', 0),
    ...readTableChoice(search),
    refereesSortType: readChoice(search, 'sort', Object.values(REFEREES_SORT), REFEREES_AT_FIRST),
    scorersSortType: readChoice(search, 'sort', Object.values(SCORERS_SORT), SCORERS_SORT.goals),
    pageNumber: Math.max(1, readNumber(search, 'page', 1)),
    totalsMarketType: readChoice(search, 'market', SOCCER_TOTALS, TOTALS_MARKET.match),
    totalsSortType: readChoice(search, 'order', Object.values(TOTALS_SORT), TOTALS_AT_FIRST),
    more: readMore(search),
  };
}

/** Choices of the shown tab; those of others are left behind. */
function choicesOf(view: LeagueView): Record<string, string | number | undefined> {
  const { tab, more } = view;
  switch (tab) {
    case 'matches':
      return Object.fromEntries(
        MORE_WORDS.flatMap(([word, type]) => (more?.type === type ? [[word, more.afterId]] : [])),
      );
    case 'table':
      return tableParams(view);
    case 'scorers':
      return {
        sort: unless(view.scorersSortType, SCORERS_SORT.goals),
        page: unless(view.pageNumber, 1),
      };
    case 'totals':
      return {
        market: unless(view.totalsMarketType, TOTALS_MARKET.match),
        order: unless(view.totalsSortType, TOTALS_AT_FIRST),
      };
    case 'referees':
      return { sort: unless(view.refereesSortType, REFEREES_AT_FIRST) };
    case 'series':
    case 'summary':
      return {};
  }
}

/** The view as an address, defaults left out. */
export function leagueAddress(leagueId: string, view: LeagueView, locale: Locale): string {
  const { tab, seasonId, teamId } = view;
  return href(
    'league',
    {
      leagueId,
      tab: unless(tab, 'matches'),
      season: unless(seasonId, 0),
      team: unless(teamId, 0),
      ...choicesOf(view),
    },
    { locale },
  );
}
