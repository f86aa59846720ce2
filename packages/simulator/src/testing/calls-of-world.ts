import type { SportName } from '@tipmark/domain';

/** Links of a sport's entities, from its lists. */
export interface LinksOfSport {
  readonly matches: readonly string[];
  readonly leagues: readonly string[];
  readonly teams: readonly string[];
  readonly referees: readonly string[];
  /** Unix seconds of the days to read. */
  readonly days: readonly number[];
}

const FILTERS = '20/12/0/0/0/0/1';

/** Calls of a sport by what they show; `links` of a page are those of its lists. */
export const CALLS_OF_WORLD: Readonly<
  Record<SportName, (links: LinksOfSport) => Readonly<Record<string, readonly string[]>>>
> = {
  soccer: ({ matches, leagues, teams, referees, days }) => ({
    main: ['/soccer/main/page'],
    results: days.map((day) => `/soccer/results/page?timestamp=${day}`),
    analysis: days.map((day) => `/soccer/math-analysis/page?timestamp=${day}`),
    leagues: ['/page-soccer-leagues/1/0/1/0/0/0/2/1'],
    league: leagues.map((link) => `/page-soccer-league/${link}/0/0/0/1/1/1`),
    teams: ['/page-soccer-teams/1/10/0/0/0/72/1'],
    team: teams.map((link) => `/page-soccer-team/${link}/10/0/0/0/1/1/1`),
    referees: ['/page-soccer-referees/1/10/0/0/0/0/1/1'],
    referee: referees.map((link) => `/page-soccer-referee/${link}/10/0/0/0`),
    match: matches.map((link) => `/soccer/events/page/${link}/${FILTERS}/0`),
    'match matches': matches.map((link) => `/soccer/events/matches/${link}/${FILTERS}`),
    'match summary': matches.map((link) => `/soccer/events/summary/${link}/${FILTERS}`),
    'match trends': matches.map((link) => `/soccer/events/trends/${link}/${FILTERS}`),
    'match squads': matches.map((link) => `/soccer/events/squads/${link}/${FILTERS}`),
    'match table': matches.map((link) => `/soccer/events/table/${link}/0`),
    'match odds': matches.map((link) => `/soccer/events/odds-history/${link}/1x2`),
  }),
  hockey: ({ matches, leagues, teams, days }) => ({
    main: ['/hockey/main/page'],
    results: days.map((day) => `/hockey/results/page?timestamp=${day}`),
    analysis: days.map((day) => `/hockey/math-analysis/page?timestamp=${day}`),
    leagues: ['/page-hockey-leagues/1/0/1/0/0/0/2/1'],
    league: leagues.map((link) => `/hockey/league/page/${link}`),
    teams: ['/page-hockey-teams/1/10/0/0/72/1'],
    team: teams.map((link) => `/hockey/team/page/${link}`),
    match: matches.map((link) => `/hockey/events/page/${link}/${FILTERS}/0`),
    'match matches': matches.map((link) => `/hockey/events/matches/${link}/${FILTERS}`),
    'match summary': matches.map((link) => `/hockey/events/summary/${link}/${FILTERS}`),
    'match trends': matches.map((link) => `/hockey/events/trends/${link}/${FILTERS}`),
    'match squads': matches.map((link) => `/hockey/events/squads/${link}`),
    'match odds': matches.map((link) => `/hockey/events/odds-history/${link}/win`),
  }),
  tennis: ({ matches, days }) => ({
    results: days.map((day) => `/tennis/results/page?timestamp=${day}`),
    match: matches.map((link) => `/tennis/events/page/${link}`),
    'match points': matches.map((link) => `/page-tennis-events-points/${link}`),
    'match draw': matches.map((link) => `/tennis/events/draw/${link}`),
    'match odds': matches.map((link) => `/tennis/events/odds-history/${link}/win`),
  }),
};
