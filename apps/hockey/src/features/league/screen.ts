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
  askedWith,
  createLeaguePage,
  type LeagueAsked,
  loadOf,
  pagedLoads,
  type SeasonMatchesAsked,
} from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';
import { PlayOffs } from './PlayOffs.tsx';
import { TrendsTab } from './TrendsTab.tsx';

const MARKETS = Object.values(TOTALS_MARKET).filter(
  (market) => market in hockeyRules.statistics.totals,
);
const inQuery = (asked: SeasonMatchesAsked) => ({ query: asked });
/** `7-premier-league` → 7. */
const idOf = (leagueId: string) => Number.parseInt(leagueId, 10);

/** A season of a league: one call, and one each for the choices inside a tab. */
export const { screen, loads } = createLeaguePage({
  sport: hockey,
  load: askedWith(loadOf(hockeyLeaguePage), ({ leagueId, view }: LeagueAsked) => ({
    segments: { leagueUrl: leagueId },
    query: { seasonId: view.seasonId, teamId: view.teamId },
  })),
  results: {
    load: askedWith(loadOf(hockeyLeagueResults), inQuery),
    more: askedWith(loadOf(hockeyLeagueResults, 'More'), inQuery),
  },
  fixtures: {
    load: askedWith(loadOf(hockeyLeagueFixtures), inQuery),
    more: askedWith(loadOf(hockeyLeagueFixtures, 'More'), inQuery),
  },
  table: askedWith(loadOf(hockeyLeagueTeamsTable), ({ leagueId, view }: LeagueAsked) => ({
    query: {
      leagueId: idOf(leagueId),
      seasonId: view.seasonId,
      countOfMonths: view.tableCountOfMonths,
      sortType: view.tableSortType,
    },
  })),
  totals: askedWith(loadOf(hockeyLeagueTotals), ({ leagueId, view }: LeagueAsked) => ({
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
