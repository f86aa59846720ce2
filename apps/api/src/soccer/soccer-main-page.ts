import type { Endpoints, HomeBlock, MainPage } from '@tipmark/contract';
import { HOME_BLOCK, HOME_BLOCK_SIZE, PREMIUM_CAPPERS, SPORT } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';
import type { SharedHandler } from '../handler.ts';
import {
  countLiveMatches,
  findDroppedOdds,
  findRefereesOfDay,
  findWatchedTeams,
  type HomeRequest,
} from '../home/home-queries.ts';
import { presentDropped, presentRefereeOfDay, presentWatchedTeam } from '../home/present-home.ts';
import { dayTopics } from '../hot/topics.ts';
import { findPopularLeagueHeads } from '../matches/find-sidebar.ts';
import {
  findLiveMatches,
  findPopularMatches,
  POPULAR_AHEAD_SECONDS,
  POPULAR_BACK_SECONDS,
} from '../matches/popular-queries.ts';
import { groupUnderLeagues, presentMatchWithLeague } from '../matches/present-leagues.ts';
import { presentRated } from '../rating/present-rated.ts';
import { findRated } from '../rating/rating-queries.ts';
import type { Services } from '../services.ts';
import {
  bestOfMatches,
  DEFAULT_RECORD_LENGTH,
  keptValueTrends,
} from '../value-trends/kept-value-trends.ts';
import { presentValueTrends } from '../value-trends/present-value-trends.ts';

const MAX_AGE_MS = 30_000;
const NOBODY = 0;

function leadsTo(routeName: RouteName, params: Record<string, string> = {}) {
  return { routeName, params };
}

/** Of value trends everybody sees the first few: all of them are for subscribers. */
async function findBlocks(services: Services, request: HomeRequest): Promise<HomeBlock[]> {
  const { db, sport, nowSeconds, locale } = request;
  const popular = await findPopularMatches(db, sport, nowSeconds, locale);
  const live = await findLiveMatches(db, sport, nowSeconds, locale);
  const trends = bestOfMatches(
    await keptValueTrends(services, sport, DEFAULT_RECORD_LENGTH),
    HOME_BLOCK_SIZE.valueTrendsTeaser,
  );
  const dropped = await findDroppedOdds(request);
  const rated = await findRated(db, PREMIUM_CAPPERS, NOBODY);
  const cappers = rated.filter((row) => row.is_premium_capper);
  const referees = await findRefereesOfDay(request);
  const teams = await findWatchedTeams(request);
  const leagues = await findPopularLeagueHeads(request);
  return [
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
    {
      kind: HOME_BLOCK.valueTrends,
      items: await presentValueTrends(db, locale, trends),
      ...leadsTo('valueTrends'),
    },
    {
      kind: HOME_BLOCK.droppingOdds,
      items: dropped.map(presentDropped),
      ...leadsTo('oddsScanner'),
    },
    {
      kind: HOME_BLOCK.premiumCappers,
      items: cappers.slice(0, HOME_BLOCK_SIZE.premiumCappers).map(presentRated),
      ...leadsTo('leaderboard'),
    },
    {
      kind: HOME_BLOCK.referees,
      items: referees.map(presentRefereeOfDay),
      ...leadsTo('referees'),
    },
    { kind: HOME_BLOCK.teams, items: teams.map(presentWatchedTeam), ...leadsTo('teams') },
    { kind: HOME_BLOCK.popularLeagues, items: leagues, ...leadsTo('leagues') },
  ];
}

export const soccerMainPage: SharedHandler<Endpoints['soccerMainPage']> = {
  statements: 11,
  resource({ services, locale, nowSeconds }) {
    const { db, clock } = services;
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
        const request = { db, sport: SPORT.soccer, nowSeconds: now, locale };
        const blocks = await findBlocks(services, request);
        return {
          blocks: blocks.filter(({ items }) => items.length > 0),
          countOfLive: await countLiveMatches(request),
          asOf: now,
        };
      },
    };
  },
};
