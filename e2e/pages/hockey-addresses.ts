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
  const others = [
    '/hockey',
    '/hockey/Teams',
    '/hockey/math-analysis',
    `/hockey/Events/${live['3']}?tab=summary`,
    ...OTHER_TABS.map((tab) => `${season}&tab=${tab}`),
  ];
  return [
    '/hockey/Results',
    `/hockey/Events/${live['3']}`,
    `/hockey/Events/${live['3']}?tab=squads`,
    `${season}&tab=table`,
    `/hockey/Tournaments/${league.id}?tab=trends`,
    ...(IS_DEEP ? others : []),
  ];
}
