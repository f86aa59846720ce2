import {
  callOf,
  leagueFixturesCalls,
  leaguePageCalls,
  leagueResultsCalls,
  leagueScorersCalls,
  leagueTeamsTableCalls,
  leagueTotalsCalls,
  type SeasonWithTrends,
} from '@tipmark/contract';
import { sportRules, TEAMS_TABLE_SORT, TOTALS_MARKET } from '@tipmark/domain';
import { createLeaguePage } from '../pages/league/create-league-page.tsx';
import type {
  LeaguePageOptions,
  LeagueQuery,
  LeagueTabProps,
  OwnLeagueTab,
  SeasonMatchesQuery,
} from '../pages/league/league-options.ts';
import { roundQuery } from '../pages/league/season-query.ts';
import { streakLoads } from '../pages/league/streak-loads.ts';
import { FixtureTrendsView } from '../pages/league/widgets/FixtureTrendsView.tsx';
import { loadOf, pagedLoads, requestedWith } from '../parts/page/page-load.ts';
import type { TeamSport } from './team-remote.ts';

const inQuery = (requested: SeasonMatchesQuery) => ({ query: requested });
/** `7-premier-league` → 7. */
const idOf = (leagueId: string) => Number.parseInt(leagueId, 10);

/** Outcomes that came in often before the next matches. */
const trendsTab = ({ routes }: TeamSport): OwnLeagueTab => ({
  name: 'trends',
  Body: ({ league, page }: LeagueTabProps) => (
    <FixtureTrendsView
      fixtures={(page as SeasonWithTrends).trends}
      matchRoute={routes.match}
      reader={league.reader}
    />
  ),
});

/** What a sport has its own way; its own tabs follow the one of its scorers. */
type OwnLeague = Pick<LeaguePageOptions, 'Rounds'> & { readonly ownTabs?: readonly OwnLeagueTab[] };

/** A season of a league: one call, and one for each choice inside a tab. */
export function leaguePageOf(sport: TeamSport, { ownTabs = [], ...own }: OwnLeague = {}) {
  const { name } = sport;
  const { totals } = sportRules(sport.sport).statistics;
  const markets = Object.values(TOTALS_MARKET).filter((market) => market in totals);
  const results = callOf(leagueResultsCalls, name);
  const fixtures = callOf(leagueFixturesCalls, name);
  return createLeaguePage({
    sport,
    load: requestedWith(
      loadOf(callOf(leaguePageCalls, name)),
      ({ leagueId, view }: LeagueQuery) => ({
        segments: { leagueUrl: leagueId },
        query: { seasonId: view.seasonId, teamId: view.teamId, ...roundQuery(view) },
      }),
    ),
    results: {
      load: requestedWith(loadOf(results), inQuery),
      more: requestedWith(loadOf(results, 'More'), inQuery),
    },
    fixtures: {
      load: requestedWith(loadOf(fixtures), inQuery),
      more: requestedWith(loadOf(fixtures, 'More'), inQuery),
    },
    table: requestedWith(
      loadOf(callOf(leagueTeamsTableCalls, name)),
      ({ leagueId, view }: LeagueQuery) => ({
        query: {
          leagueId: idOf(leagueId),
          seasonId: view.seasonId,
          countOfMonths: view.tableCountOfMonths,
          sortType: view.tableSortType,
        },
      }),
    ),
    totals: requestedWith(
      loadOf(callOf(leagueTotalsCalls, name)),
      ({ leagueId, view }: LeagueQuery) => ({
        query: {
          leagueId: idOf(leagueId),
          seasonId: view.seasonId,
          marketType:
            markets.find((market) => market === view.totalsMarketType) ?? TOTALS_MARKET.match,
          sortType: view.totalsSortType,
        },
      }),
    ),
    scorers: pagedLoads(callOf(leagueScorersCalls, name)),
    streaks: streakLoads(name),
    hasTableSides: false,
    tableSorts: Object.values(TEAMS_TABLE_SORT),
    totalsMarkets: markets,
    tabs: [
      ...(['matches', 'table', 'scorers'] as const),
      ...ownTabs,
      ...(['totals', trendsTab(sport), 'series', 'summary'] as const),
    ],
    ...own,
  });
}
