import type { HomeBlock } from '@tipmark/contract';
import { HOME_BLOCK, HOME_BLOCK_SIZE, type HomeBlockKind } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';
import { cachedPremiumCappers } from '../../betting/rating/cached-premium-cappers.ts';
import { findDayTips } from '../../betting/tips/day-tips-queries.ts';
import { presentDayTip } from '../../betting/tips/present-match-tip.ts';
import {
  findDroppedOdds,
  findRefereesOfDay,
  findWatchedTeams,
  type HomeRequest,
} from '../../matches/home/home-queries.ts';
import {
  presentDropped,
  presentRefereeOfDay,
  presentWatchedTeam,
} from '../../matches/home/present-home.ts';
import { findPopularLeagueRows } from '../../matches/lists/find-sidebar.ts';
import type { MatchRow } from '../../matches/lists/match-row-queries.ts';
import {
  DAY_SECONDS,
  findLastMatches,
  findLiveMatches,
  findNextMatches,
} from '../../matches/lists/popular-queries.ts';
import { groupUnderLeagues, presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import {
  bestOfMatches,
  cachedValueTrends,
  DEFAULT_RECORD_LENGTH,
} from '../../matches/value-trends/cached-value-trends.ts';
import { presentValueTrends } from '../../matches/value-trends/present-value-trends.ts';
import type { Services } from '../handler/services.ts';

/** The routes in a sport that the "more" links of the blocks lead to. */
export type HomeRoutes = Readonly<
  Record<'results' | 'droppingOdds' | 'teams' | 'leagues', RouteName>
>;

export type BlocksRequest = HomeRequest & {
  readonly services: Services;
  readonly routes: HomeRoutes;
  /** Used by two blocks. */
  readonly popularMatches: Promise<readonly MatchRow[]>;
};

function leadsTo(routeName: RouteName, params: Record<string, string> = {}) {
  return { routeName, params };
}

/** The query of each block. */
export const HOME_BLOCKS: Readonly<
  Record<HomeBlockKind, (request: BlocksRequest) => Promise<HomeBlock>>
> = {
  /** If no match is coming up, the last played matches with a link to their day. */
  [HOME_BLOCK.popularMatches]: async (request) => {
    const { locale, routes } = request;
    const popular = await request.popularMatches;
    const isOver = popular.length === 0;
    const rows = isOver ? await findLastMatches(request) : popular;
    const day = isOver && rows[0] ? { timestamp: String(rows[0].starts_at) } : {};
    return {
      kind: HOME_BLOCK.popularMatches,
      items: rows.map((row) => presentMatchWithLeague(row, locale)),
      ...leadsTo(routes.results, day),
    };
  },
  /** Matches in play, and the next ones that are not popular ones up to the size of the block. */
  [HOME_BLOCK.liveMatches]: async (request) => {
    const live = await findLiveMatches(request);
    const free = HOME_BLOCK_SIZE.liveMatches - live.length;
    const popularIds = (await request.popularMatches).map(({ id }) => id);
    const next = free > 0 ? await findNextMatches(request, free, popularIds) : [];
    return {
      kind: HOME_BLOCK.liveMatches,
      items: groupUnderLeagues([...live, ...next], request.locale),
      ...leadsTo(request.routes.results, live.length > 0 ? { tab: 'live' } : {}),
    };
  },
  /** The first few are public, all of them only for subscribers. */
  [HOME_BLOCK.valueTrends]: async ({ services, db, sport, locale }) => {
    const trends = await cachedValueTrends(services, sport, DEFAULT_RECORD_LENGTH);
    const best = bestOfMatches(trends, HOME_BLOCK_SIZE.valueTrendsTeaser);
    return {
      kind: HOME_BLOCK.valueTrends,
      items: await presentValueTrends(db, locale, best),
      ...leadsTo('valueTrends'),
    };
  },
  [HOME_BLOCK.droppingOdds]: async (request) => ({
    kind: HOME_BLOCK.droppingOdds,
    items: (await findDroppedOdds(request)).map(presentDropped),
    ...leadsTo(request.routes.droppingOdds),
  }),
  [HOME_BLOCK.premiumCappers]: async ({ services }) => ({
    kind: HOME_BLOCK.premiumCappers,
    items: await cachedPremiumCappers(services),
    ...leadsTo('leaderboard'),
  }),
  [HOME_BLOCK.dayTips]: async ({ db, sport, locale, nowSeconds, routes }) => {
    const ahead = {
      startSeconds: nowSeconds,
      endSeconds: nowSeconds + DAY_SECONDS,
      utcMidnightSeconds: nowSeconds,
    };
    return {
      kind: HOME_BLOCK.dayTips,
      items: (await findDayTips(db, sport, ahead, locale, nowSeconds)).map(presentDayTip),
      ...leadsTo(routes.results, { tab: 'tips' }),
    };
  },
  [HOME_BLOCK.referees]: async (request) => ({
    kind: HOME_BLOCK.referees,
    items: (await findRefereesOfDay(request)).map(presentRefereeOfDay),
    ...leadsTo('referees'),
  }),
  [HOME_BLOCK.teams]: async (request) => ({
    kind: HOME_BLOCK.teams,
    items: (await findWatchedTeams(request)).map(presentWatchedTeam),
    ...leadsTo(request.routes.teams),
  }),
  [HOME_BLOCK.popularLeagues]: async (request) => ({
    kind: HOME_BLOCK.popularLeagues,
    items: await findPopularLeagueRows(request),
    ...leadsTo(request.routes.leagues),
  }),
};
