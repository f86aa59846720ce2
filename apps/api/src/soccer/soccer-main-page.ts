import type { Endpoints, HomeBlock, MainPage } from '@tipmark/contract';
import { HOME_BLOCK, SPORT } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';
import type { SharedHandler } from '../handler.ts';
import { dayTopics } from '../hot/topics.ts';
import { findPopularLeagueHeads } from '../matches/find-sidebar.ts';
import {
  findLiveMatches,
  findPopularMatches,
  POPULAR_AHEAD_SECONDS,
  POPULAR_BACK_SECONDS,
} from '../matches/popular-queries.ts';
import { groupUnderLeagues, presentMatchWithLeague } from '../matches/present-leagues.ts';

const MAX_AGE_MS = 30_000;

function leadsTo(routeName: RouteName, params: Record<string, string> = {}) {
  return { routeName, params };
}

export const soccerMainPage: SharedHandler<Endpoints['soccerMainPage']> = {
  statements: 3,
  resource({ services: { db, clock }, locale, nowSeconds }) {
    return {
      key: locale,
      topics: dayTopics(
        SPORT.soccer,
        nowSeconds - POPULAR_BACK_SECONDS,
        nowSeconds + POPULAR_AHEAD_SECONDS,
      ),
      maxAgeMs: MAX_AGE_MS,
      async build(): Promise<MainPage> {
        const now = clock();
        const popular = await findPopularMatches(db, SPORT.soccer, now, locale);
        const live = await findLiveMatches(db, SPORT.soccer, now, locale);
        const leagues = await findPopularLeagueHeads({
          db,
          sport: SPORT.soccer,
          nowSeconds: now,
          locale,
        });
        const blocks: HomeBlock[] = [
          {
            kind: HOME_BLOCK.popularMatches,
            items: popular.map((row) => presentMatchWithLeague(row, locale)),
            ...leadsTo('results'),
          },
          {
            kind: HOME_BLOCK.liveMatches,
            items: groupUnderLeagues(live, locale),
            ...leadsTo('results', { tab: 'live' }),
          },
          { kind: HOME_BLOCK.popularLeagues, items: leagues, ...leadsTo('leagues') },
        ];
        return { blocks: blocks.filter(({ items }) => items.length > 0), asOf: now };
      },
    };
  },
};
