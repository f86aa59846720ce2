import {
  hockeyLeagueFixtures,
  hockeyLeaguePage,
  hockeyLeagueResults,
  hockeyLeagueScorers,
  hockeyLeagueTeamsTable,
  hockeyLeagueTotals,
} from '@tipmark/contract';
import { hockeyRules, TEAMS_TABLE_SORT, TOTALS_MARKET } from '@tipmark/domain';
import {
  createLeaguePage,
  type LeagueQuery,
  loadOf,
  pagedLoads,
  requestedWith,
  roundQuery,
  type SeasonMatchesQuery,
} from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';
import { PlayOffs } from './PlayOffs.tsx';
import { TrendsTab } from './TrendsTab.tsx';

const MARKETS = Object.values(TOTALS_MARKET).filter(
  (market) => market in hockeyRules.statistics.totals,
);
const inQuery = (requested: SeasonMatchesQuery) => ({ query: requested });
/** `7-premier-league` → 7. */
const idOf = (leagueId: string) => Number.parseInt(leagueId, 10);

/** A season of a league: one call, and one for each choice inside a tab. */
export const { screen, loads } = createLeaguePage({
  sport: hockey,
  load: requestedWith(loadOf(hockeyLeaguePage), ({ leagueId, view }: LeagueQuery) => ({
    segments: { leagueUrl: leagueId },
    query: { seasonId: view.seasonId, teamId: view.teamId, ...roundQuery(view) },
  })),
  results: {
    load: requestedWith(loadOf(hockeyLeagueResults), inQuery),
    more: requestedWith(loadOf(hockeyLeagueResults, 'More'), inQuery),
  },
  fixtures: {
    load: requestedWith(loadOf(hockeyLeagueFixtures), inQuery),
    more: requestedWith(loadOf(hockeyLeagueFixtures, 'More'), inQuery),
  },
  table: requestedWith(loadOf(hockeyLeagueTeamsTable), ({ leagueId, view }: LeagueQuery) => ({
    query: {
      leagueId: idOf(leagueId),
      seasonId: view.seasonId,
      countOfMonths: view.tableCountOfMonths,
      sortType: view.tableSortType,
    },
  })),
  totals: requestedWith(loadOf(hockeyLeagueTotals), ({ leagueId, view }: LeagueQuery) => ({
    query: {
      leagueId: idOf(leagueId),
      seasonId: view.seasonId,
      marketType: MARKETS.find((market) => market === view.totalsMarketType) ?? TOTALS_MARKET.match,
      sortType: view.totalsSortType,
    },
  })),
  scorers: pagedLoads(hockeyLeagueScorers),
  hasTableSides: false,
  tableSorts: Object.values(TEAMS_TABLE_SORT),
  Rounds: PlayOffs,
  totalsMarkets: MARKETS,
  tabs: [
    ...(['matches', 'table', 'scorers', 'totals'] as const),
    { name: 'trends', Body: TrendsTab },
    ...(['series', 'summary'] as const),
  ],
});
