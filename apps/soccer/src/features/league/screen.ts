import { pageSoccerLeague, soccerLeagueMatches, soccerLeagueScorers } from '@tipmark/contract';
import { REFEREES_SORT, TOTALS_MARKET, TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import {
  createLeaguePage,
  loadOf,
  pagedLoads,
  requestedWith,
  type SeasonMatchesQuery,
  seasonQuery,
  streakLoads,
} from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';
import { RefereesTab } from './RefereesTab.tsx';

const REFEREES_SORTS = Object.values(REFEREES_SORT);

/** Both lists of a season use one call. */
const matchesOf = (typeOfMatches: TypeOfMatches, name: string) => {
  const loadNamed = (part: string) =>
    requestedWith(loadOf(soccerLeagueMatches, part), (requested: SeasonMatchesQuery) => ({
      segments: { typeOfMatches, ...requested },
    }));
  return { load: loadNamed(name), more: loadNamed(`${name}More`) };
};

/** `/Tournaments/[leagueId]`: a season of a league. */
export const { screen, loads } = createLeaguePage({
  sport: soccer,
  load: requestedWith(loadOf(pageSoccerLeague), ({ leagueId, view }) => ({
    segments: {
      leagueId,
      seasonId: view.seasonId,
      teamId: view.teamId,
      tableCountOfMonths: view.tableCountOfMonths,
      refereesSortType:
        REFEREES_SORTS.find((sort) => sort === view.ownSort) ?? REFEREES_SORT.countOfMatches,
      totalsMarketType: view.totalsMarketType,
      totalsSortType: view.totalsSortType,
    },
    ...seasonQuery(view),
  })),
  results: matchesOf(TYPE_OF_MATCHES.results, 'Results'),
  fixtures: matchesOf(TYPE_OF_MATCHES.fixtures, 'Fixtures'),
  scorers: pagedLoads(soccerLeagueScorers),
  streaks: streakLoads('soccer'),
  hasTableSides: true,
  // halves, not periods
  totalsMarkets: [
    TOTALS_MARKET.match,
    TOTALS_MARKET.firstHalf,
    TOTALS_MARKET.secondHalf,
    TOTALS_MARKET.corners,
    TOTALS_MARKET.yellowCards,
    TOTALS_MARKET.shots,
  ],
  tabs: [
    ...(['matches', 'table', 'scorers', 'totals', 'series', 'summary'] as const),
    { name: 'referees', sorts: REFEREES_SORTS, Body: RefereesTab },
  ],
});
