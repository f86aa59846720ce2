import type { APIRequestContext } from 'playwright/test';
import { IS_DEEP } from './deep-check.ts';

/** Noon of a day without matches. */
const EMPTY_DAY = Date.UTC(2028, 5, 1, 9) / 1_000;

const MATCH_TABS = ['odds', 'matches', 'summary', 'table', 'trends', 'squads', 'referee'];
/** Tabs of a match in the state that shows most of them. */
const TABS_OF_STATE = {
  coming: ['odds', 'matches', 'trends'],
  live: ['table', 'referee'],
  finished: ['summary', 'squads', 'odds&view=table'],
} as const;
const LEAGUE_TABS = ['matches', 'totals', 'series', 'summary', 'referees'];
const CUP = 2;

const withTabs = (path: string, tabs: readonly string[]): string[] => [
  path,
  ...tabs.map((tab) => `${path}?tab=${tab}`),
];

/** Codes of states on the wire. */
export const MATCH_STATE = { coming: 1, live: 2, finished: 3 } as const;
export type MatchState = keyof typeof MATCH_STATE;

/** Address of a match of the world's day that is in this state. */
export async function soccerMatch(request: APIRequestContext, state: MatchState): Promise<string> {
  const reply = await request.get('/api/soccer/results/page');
  const { data } = (await reply.json()) as {
    data: { leagues: { matches: { '1': number; '3': string }[] }[] };
  };
  const matches = data.leagues.flatMap((league) => league.matches);
  const found = matches.find((match) => match['1'] === MATCH_STATE[state]);
  if (!found) throw new Error(`no match of the day is ${state}`);
  return `/Events/${found['3']}`;
}

/** Parts of a match's page: each once over all states, in the deep check all of them in each. */
export const addressesOfMatch = (match: string, state: MatchState): string[] =>
  withTabs(match, IS_DEEP ? [...MATCH_TABS, 'odds&view=table'] : TABS_OF_STATE[state]);

/** Pages of a day, and those that follow from them. */
export const addressesOfDay: readonly string[] = [
  '/',
  '/Results',
  '/Results?tab=live',
  '/Results?tab=finished&sort=time',
  `/Results?timestamp=${EMPTY_DAY}`,
  '/math-analysis',
  ...(IS_DEEP ? [`/math-analysis?timestamp=${EMPTY_DAY}`] : []),
  '/math-analysis?view=reliability',
  '/feed',
  '/feed?type=2',
  '/Search/Matches?query=liga',
  '/Search/Matches?query=qqqqzzzz',
  '/Averages',
];

const firstOf = async (request: APIRequestContext, path: string, page: string) => {
  const html = await (await request.get(path)).text();
  const [address] = new RegExp(`/${page}/\\d[\\w-]*`).exec(html) ?? [];
  if (!address) throw new Error(`${path} leads to no page of ${page}`);
  return address;
};

/** The table of a league that plays on the world's day. */
export const addressOfTable = async (request: APIRequestContext): Promise<string> =>
  firstOf(request, '/Results', 'Tournaments');

/** Lists of leagues, teams and referees, and one of each. */
export async function addressesOfLists(request: APIRequestContext): Promise<string[]> {
  const [league, cup, team, referee] = await Promise.all([
    firstOf(request, '/Results', 'Tournaments'),
    firstOf(request, `/Tournaments?type=${CUP}`, 'Tournaments'),
    firstOf(request, '/Teams', 'Teams'),
    firstOf(request, '/Referees', 'Referees'),
  ]);
  return [
    '/Tournaments',
    `/Tournaments?type=${CUP}`,
    '/Teams',
    '/Referees',
    ...withTabs(league, LEAGUE_TABS),
    ...(IS_DEEP ? [`${cup}?tab=matches`] : []),
    cup,
    team,
    referee,
  ];
}
