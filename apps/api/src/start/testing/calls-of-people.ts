import { SPORT, type SportName } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import { freezeMathTips } from '../../betting/math-tips/freeze-math-tips.ts';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { writeHistory } from '../../betting/tips/simulated/history/write-history.ts';
import { postSimulatedTips } from '../../betting/tips/simulated/post-simulated-tips.ts';
import { seedCappers } from '../../betting/tips/simulated/seed-cappers.ts';
import {
  FEED_REACH_SECONDS,
  writeCapperItems,
  writeOtherItems,
} from '../../discovery/activity/write-feed.ts';
import type { TestApi } from '../../testing/create-test-api.ts';

const MOST_TIPS = 10_000;

/** What a start does after the world: past and present tips of people, math tips, feed items. */
export async function livePeople({ services }: TestApi): Promise<void> {
  const { db, clock } = services;
  const nowSeconds = clock();
  for (const sport of [SPORT.soccer, SPORT.hockey]) await freezeMathTips(db, sport, nowSeconds);
  const cappers = await seedCappers(services);
  await writeHistory(services, cappers, () => false);
  await postSimulatedTips(services, cappers, MOST_TIPS);
  await refreshRatings(services);
  await writeCapperItems(db, { sinceSeconds: nowSeconds - FEED_REACH_SECONDS, nowSeconds });
  await writeOtherItems(db, nowSeconds);
}

/** Links and names from the lists of a sport. */
export interface NamesOfSport {
  /** Links of matches that are ahead. */
  readonly ahead: readonly string[];
  /** Links of matches that were played. */
  readonly over: readonly string[];
  /** Names of leagues, teams, players, referees and people. */
  readonly names: readonly string[];
}

type Call = Pick<InjectOptions, 'url' | 'payload'>;

const MAIN: Readonly<Record<SportName, string>> = {
  soccer: '1x2.1',
  hockey: '1x2.1',
  tennis: 'win.1',
};

const get = (url: string): Call => ({ url });
const post = (url: string, payload: object): Call => ({ url, payload });

/** Calls of a subscriber that search for something, by what they show. */
export function callsOfPeople(
  sport: SportName,
  { ahead, over, names }: NamesOfSport,
): Readonly<Record<string, readonly Call[]>> {
  const number = SPORT[sport];
  const scanner = `/${sport}/odds-scanner`;
  const ids = ahead.map((link) => Number.parseInt(link.split('/').at(-1) ?? link, 10));
  return {
    search: names.map((name) => get(`/${sport}/search/?query=${encodeURIComponent(name)}`)),
    'tip maker': ahead.map((link) => get(`/${sport}/tip-maker/${link}/${MAIN[sport]}`)),
    tips: [...ahead, ...over].map((link) => get(`/${sport}/events/tips/${link}/${number}`)),
    scanner: [
      post(`${scanner}/parameters`, {}),
      post(`${scanner}/parameters`, { changesHours: 0, minChangePercent: 5 }),
      post(`${scanner}/parameters`, { isRise: true, minChangePercent: 3 }),
      post(`${scanner}/parameters`, { valueKind: 1, minValuePercent: 1 }),
    ],
    'outcome details': ids.map((bkMatchId) =>
      post(`${scanner}/outcome-details`, { bkMatchId, oddsTypes: [MAIN[sport]] }),
    ),
    'tips search': [post('/search-users-tips/parameters/tips', { sportType: number, period: 5 })],
    ...(sport === 'soccer'
      ? {
          feed: [get('/page-soccer-feed/1/0/0/1')],
          'value trends': [get('/page-soccer-value-trends/0/72/10/1.3/1/1/1')],
        }
      : {}),
  };
}
