import { mainPageCalls } from '@tipmark/contract';
import { dayBounds, type HomeBlockKind, type Sport } from '@tipmark/domain';
import { countMatches } from '../../matches/home/home-queries.ts';
import {
  findPopularMatches,
  POPULAR_AHEAD_SECONDS,
  POPULAR_BACK_SECONDS,
} from '../../matches/lists/popular-queries.ts';
import { dayTopics } from '../../platform/cache/topics.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { HOME_BLOCKS, type HomeRoutes } from './home-blocks.ts';
import { homeOf } from './homes.ts';

const MAX_AGE_MS = 30_000;

export interface HomeOptions {
  /** In the order of the page; empty blocks are left out. */
  readonly blocks: readonly HomeBlockKind[];
  readonly routes: HomeRoutes;
  readonly statements: number;
}

/** The main page of a sport. */
export function mainPage(
  sport: Sport,
  { blocks: kinds, routes, statements }: HomeOptions,
): SharedHandler<OfTeamSports<'MainPage'>> {
  return {
    statements,
    isDayList: true,
    resource({ services, locale, timeZone, nowSeconds }) {
      const { db, clock } = services;
      const day = dayBounds(nowSeconds, timeZone);
      return {
        key: `${day.startSeconds}-${day.endSeconds}|${locale}`,
        topics: dayTopics(
          sport,
          nowSeconds - POPULAR_BACK_SECONDS,
          nowSeconds + POPULAR_AHEAD_SECONDS,
        ),
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const where = { db, sport, nowSeconds: clock(), locale };
          const popularMatches = findPopularMatches(where);
          const request = { ...where, services, routes, popularMatches };
          // Independent of each other; in sequence each would wait for writes in the
          // meantime.
          const [blocks, counts] = await Promise.all([
            Promise.all(kinds.map((kind) => HOME_BLOCKS[kind](request))),
            countMatches(request, day),
          ]);
          return {
            blocks: blocks.filter(({ items }) => items.length > 0),
            countOfLive: counts.live,
            countOfMatches: counts.day,
            asOf: request.nowSeconds,
          };
        },
      };
    },
  };
}

export const mainPageHandlers = sportHandlers(mainPageCalls, (sport) =>
  mainPage(sport, homeOf(sport)),
);
