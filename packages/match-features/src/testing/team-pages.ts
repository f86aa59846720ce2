import {
  callOf,
  comparisonCalls,
  eventPageCalls,
  leaguePageCalls,
  leagueStreakMatchesCalls,
  leagueStreaksCalls,
  leaguesPageCalls,
  mainPageCalls,
  mathAnalysisPageCalls,
  nameSearchCalls,
  resultsPageCalls,
  type SearchResults,
  teamPageCalls,
  teamPlayerCalls,
  teamSquadCalls,
  teamsPageCalls,
} from '@tipmark/contract';
import { SPORT, type SportName, sportRules, type TeamSportName } from '@tipmark/domain';
import { href, type RouteParams, routeOfSport, type SportPage } from '@tipmark/route-builder';
import { aLeague, aMatch, anEventPage, aResultsPage } from '@tipmark/test-kit';
import { page as analysis } from '../pages/analysis/analysis-page-fixture.ts';
import {
  aComparison,
  aComparisonOfPlayers,
  nothingToCompare,
} from '../pages/compare/compare-fixture.ts';
import { mainPage } from '../pages/home/main-page-fixture.ts';
import { page as season } from '../pages/league/league-page-fixture.ts';
import { streakMatches, streaks } from '../pages/league/streaks-fixture.ts';
import { page as leagues } from '../pages/leagues/leagues-fixture.ts';
import { teamPlayer, unplayed } from '../pages/player/player-fixture.ts';
import { noSquad, squad, squadWithGoalies, team } from '../pages/team/team-page-fixture.ts';
import { teams } from '../pages/teams/teams-fixture.ts';
import { type PageStates, pageStates } from './page-states.ts';
import { NOW_SECONDS } from './render-screen.tsx';

const league = aLeague().named('Премьер-лига').of('RU', 'Россия');
const day = aResultsPage([
  league.having(
    aMatch().between('Зенит', 'Спартак').live('67').withScore(2, 1),
    aMatch().between('Ладога', 'Прибой').finished().withScore(0, 3),
  ),
]);
/** Minutes old when a story is looked at. */
const scoredAt = Math.floor(Date.now() / 1_000) - 380;
const lateDay = aResultsPage([
  league.having(
    aMatch().between('Зенит', 'Спартак').live('67').withScore(2, 1).scoredAt(scoredAt),
    aMatch().between('Ладога', 'Прибой').live('52').withScore(0, 3),
  ),
]);
const coming = aMatch()
  .between('Ладога', 'Кедр')
  .startingAt(NOW_SECONDS + 9_000);
const nothing: SearchResults = { matches: [], teams: [], leagues: [], referees: [], users: [] };
const found: SearchResults = {
  ...nothing,
  teams: [{ link: '7-zenit', name: 'Зенит', countryCode: 'RU', countryName: 'Россия', logo: null }],
  users: [{ url: 'anton', name: 'Антон', position: 4 }],
};

const addressOf = (sport: SportName, page: SportPage, params: RouteParams = {}): string => {
  const route = routeOfSport(SPORT[sport], page);
  if (!route) throw new Error(`${sport} has no page ${page}`);
  return href(route, params);
};

/** The results of a day, the search and the comparison, which every sport has. */
export function sportPages(sport: SportName): Record<'results' | 'search' | 'compare', PageStates> {
  const results = callOf(resultsPageCalls, sport).name;
  const search = callOf(nameSearchCalls, sport).name;
  const comparison = callOf(comparisonCalls, sport).name;
  const hasTeams = routeOfSport(SPORT[sport], 'teams') !== undefined;
  return {
    results: pageStates(
      { address: addressOf(sport, 'results') },
      { [results]: day },
      { [results]: aResultsPage([]) },
    ),
    search: pageStates(
      { address: addressOf(sport, 'search', { query: 'ант' }) },
      { [search]: found },
      { [search]: nothing },
    ),
    compare: pageStates(
      { address: addressOf(sport, 'compare', { a: '1-side', b: '2-side' }) },
      { [comparison]: hasTeams ? aComparison() : aComparisonOfPlayers() },
      { [comparison]: nothingToCompare() },
    ),
  };
}

interface OwnLoads {
  readonly league?: string;
  readonly team?: string;
  readonly teams?: string;
}

/**
 * Pages that all team sports have, in the states every page has.
 * @param own loads that are not those of the family
 */
export function teamPages(sport: TeamSportName, own: OwnLoads = {}) {
  const of = (load: string, full: object, empty: object) =>
    [{ [load]: full }, { [load]: empty }] as const;
  const at = (page: SportPage, params?: RouteParams) => ({
    address: addressOf(sport, page, params),
  });
  const none = { matches: [], lastMatchId: null };
  const teamLoad = own.team ?? callOf(teamPageCalls, sport).name;
  const squadLoad = callOf(teamSquadCalls, sport).name;
  const leagueLoad = own.league ?? callOf(leaguePageCalls, sport).name;
  return {
    ...sportPages(sport),
    home: pageStates(
      at('index'),
      ...of(callOf(mainPageCalls, sport).name, mainPage, {
        ...mainPage,
        blocks: [],
        countOfLive: 0,
        countOfMatches: 0,
      }),
    ),
    match: pageStates(
      at('events', { matchUrl: coming.build().link }),
      ...of(
        callOf(eventPageCalls, sport).name,
        anEventPage(coming.live('67').withScore(2, 1)),
        anEventPage(coming),
      ),
    ),
    /** Live scores whose source is behind. */
    lateResults: pageStates(at('results'), { [callOf(resultsPageCalls, sport).name]: lateDay }),
    lateMatch: pageStates(at('events', { matchUrl: coming.build().link }), {
      [callOf(eventPageCalls, sport).name]: anEventPage(
        coming.live('67').withScore(2, 1).scoredAt(scoredAt),
      ),
    }),
    leagues: pageStates(
      at('leagues'),
      ...of(callOf(leaguesPageCalls, sport).name, leagues, {
        ...leagues,
        leagues: [],
        nextPageNumber: null,
      }),
    ),
    league: pageStates(
      at('league', { leagueId: '7-rpl' }),
      ...of(
        leagueLoad,
        { ...season, trends: [] },
        {
          ...season,
          trends: [],
          countOfPlayed: 0,
          countOfMatches: 0,
          seasonTeams: [],
          table: { rows: [], deductions: [] },
          teamTotals: [],
          series: [],
          referees: [],
          results: none,
          fixtures: none,
        },
      ),
    ),
    streaks: pageStates(
      at('league', { leagueId: '7-rpl', tab: 'series', open: '1.win.all' }),
      {
        [leagueLoad]: { ...season, trends: [] },
        [callOf(leagueStreaksCalls, sport).name]: streaks,
        [callOf(leagueStreakMatchesCalls, sport).name]: streakMatches,
      },
      {
        [leagueLoad]: { ...season, trends: [] },
        [callOf(leagueStreaksCalls, sport).name]: { ...streaks, streaks: [] },
      },
    ),
    teams: pageStates(
      at('teams'),
      ...of(own.teams ?? callOf(teamsPageCalls, sport).name, teams, { ...teams, teams: [] }),
    ),
    team: pageStates(
      at('team', { teamUrl: '1-zenit' }),
      ...of(teamLoad, team, {
        ...team,
        leagues: [],
        results: {
          ...team.results,
          matches: [],
          count: 0,
          won: 0,
          goalsFor: 0,
          goalsAgainst: 0,
        },
        fixtures: [],
        outcomes: { count: 0, home: 0, draw: 0, away: 0 },
        totals: [],
        summary: [],
      }),
    ),
    squad: pageStates(
      at('team', { teamUrl: '1-zenit', tab: 'squad' }),
      {
        [teamLoad]: team,
        [squadLoad]: sportRules(SPORT[sport]).hasGoalies ? squadWithGoalies : squad,
      },
      { [teamLoad]: team, [squadLoad]: noSquad },
    ),
    player: pageStates(
      at('teamPlayer', { teamUrl: '1-zenit', playerUrl: 'ivan-petrov' }),
      ...of(callOf(teamPlayerCalls, sport).name, teamPlayer, unplayed),
    ),
    analysis: pageStates(
      at('mathAnalysis'),
      ...of(callOf(mathAnalysisPageCalls, sport).name, analysis, {
        ...analysis,
        leagues: [],
        countOfUnknown: 0,
      }),
    ),
  };
}
