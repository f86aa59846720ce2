import type { APIRequestContext } from 'playwright/test';
import { IS_DEEP } from './deep-check.ts';

interface Side {
  '1': string;
}
interface Wire {
  '1': number;
  '3': string;
  '7': Side;
  '8': Side;
}
interface Day {
  data: { leagues: { matches: Wire[] }[] };
}
interface Event {
  data: { home: { link: string } };
}

const STATUS = { scheduled: 1, live: 2, finished: 3, retired: 9 } as const;

async function matchesOfDay(request: APIRequestContext): Promise<readonly Wire[]> {
  const day = (await (await request.get('/api/tennis/results/page')).json()) as Day;
  return day.data.leagues.flatMap(({ matches }) => matches);
}

/** A match of the world's day in a state, as the value of its route. */
async function tennisMatch(
  request: APIRequestContext,
  state: keyof typeof STATUS,
): Promise<string> {
  const match = (await matchesOfDay(request)).find((one) => one['1'] === STATUS[state]);
  if (!match) throw new Error(`no match of tennis is ${state} on the day of the world`);
  return match['3'];
}

/** Pages with what only tennis has; in the deep check the shared ones, too. */
export async function addressesOfTennis(request: APIRequestContext): Promise<string[]> {
  const [live, played, coming] = await Promise.all(
    (['live', 'finished', 'scheduled'] as const).map((state) => tennisMatch(request, state)),
  );
  const event = await request.get(`/api/tennis/events/page/${live}`);
  const { data } = (await event.json()) as Event;
  const others = [
    `/tennis/events/${coming}`,
    `/tennis/events/${live}?tab=odds`,
    `/tennis/events/${played}?tab=tips`,
    `/tennis/search?query=${encodeURIComponent('тур')}`,
  ];
  return [
    '/tennis',
    `/tennis/events/${live}`,
    `/tennis/events/${played}?tab=points`,
    `/tennis/events/${played}?tab=draw&rounds=all`,
    `/tennis/events/${coming}?tab=matches`,
    `/Players/${data.home.link}`,
    ...(IS_DEEP ? others : []),
  ];
}
