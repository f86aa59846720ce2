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

const MAX_AGE_MS = 30_000;
const NOBODY = 0;

function leadsTo(routeName: RouteName, params: Record<string, string> = {}) {
  return { routeName, params };
}

/** Value trends are for subscribers and have no block here. */
async function findBlocks(request: HomeRequest): Promise<HomeBlock[]> {
  const { db, sport, nowSeconds, locale } = request;
  const popular = await findPopularMatches(db, sport, nowSeconds, locale);
  const live = await findLiveMatches(db, sport, nowSeconds, locale);
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
  statements: 8,
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
        const request = { db, sport: SPORT.soccer, nowSeconds: now, locale };
        const blocks = await findBlocks(request);
        return {
          blocks: blocks.filter(({ items }) => items.length > 0),
          countOfLive: await countLiveMatches(request),
          asOf: now,
        };
      },
    };
  },
};
