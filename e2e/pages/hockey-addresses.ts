import type { APIRequestContext } from 'playwright/test';
import { IS_DEEP } from './deep-check.ts';

interface Wire {
  '1': number;
  '3': string;
}
interface Day {
  data: { leagues: { id: number; matches: Wire[] }[] };
}
interface League {
  data: { seasons: { id: number }[] };
}

const LIVE = 2;
const OTHER_TABS = ['scorers', 'totals', 'summary'];

/** The page of a goalie listed on a page. */
async function goalieOf(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  const [, link] = /href="(\/hockey\/Teams\/[^"]+\/Players\/[^"]+)"/.exec(html) ?? [];
  if (link === undefined) throw new Error(`${list} has no goalies`);
  return link;
}

/** Pages with what only hockey has; in the deep check the shared ones, too. */
export async function addressesOfHockey(request: APIRequestContext): Promise<string[]> {
  const day = (await (await request.get('/api/hockey/results/page')).json()) as Day;
  const [league] = day.data.leagues;
  const matches = day.data.leagues.flatMap((one) => one.matches);
  const live = matches.find((match) => match['1'] === LIVE);
  if (!league || !live) throw new Error('nobody plays hockey on the day of the world');
  const page = await request.get(`/api/hockey/league/page/${league.id}`);
  const { data } = (await page.json()) as League;
  const season = `/hockey/Tournaments/${league.id}?season=${data.seasons[1]?.id}`;
  // a world of tests has line-ups of its last weeks only
  const now = `/hockey/Tournaments/${league.id}`;
  const others = [
    '/hockey',
    '/hockey/Teams',
    '/hockey/math-analysis',
    '/hockey/Series',
    `/hockey/Events/${live['3']}?tab=summary`,
    ...OTHER_TABS.map((tab) => `${season}&tab=${tab}`),
  ];
  return [
    '/hockey/Results',
    `/hockey/Events/${live['3']}`,
    `/hockey/Events/${live['3']}?tab=squads`,
    `${season}&tab=table`,
    `${now}?tab=goalies`,
    `${now}?tab=special-teams`,
    await goalieOf(request, `${now}?tab=goalies`),
    `${now}?tab=trends`,
    ...(IS_DEEP ? others : []),
  ];
}
