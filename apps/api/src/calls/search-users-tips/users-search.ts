import type { Endpoints, FoundCapper } from '@tipmark/contract';
import {
  capperLabel,
  INITIAL_BANK_MILLI,
  PAGE_SIZE,
  SEARCH_PERIOD,
  type TipResult,
  USERS_SEARCH_COUNT_MAX,
  USERS_SEARCH_SORT,
} from '@tipmark/domain';
import { availableContests, seasonOfId } from '../../betting/contests/present-contest.ts';
import { cachedPremiumCappers } from '../../betting/rating/cached-premium-cappers.ts';
import { chooseUsers } from '../../discovery/search-users-tips/own-templates.ts';
import { readCappers } from '../../discovery/search-users-tips/read-cappers.ts';
import type { CapperRow } from '../../discovery/search-users-tips/users-search-queries.ts';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MILLI = 1_000;
const AT_ONCE = { running: 2, waiting: 4 } as const;
const CALLS_PER_MINUTE = 120;
const PERIODS = Object.values(SEARCH_PERIOD);

function presentCapper(row: CapperRow): FoundCapper {
  return {
    position: row.position,
    label: capperLabel(row.position),
    name: row.name,
    url: row.url,
    countOfTips: row.counted,
    won: row.won,
    lost: row.counted - row.won,
    profit: row.profit_milli / MILLI,
    profitPercent: rounded((row.profit_milli * 100) / INITIAL_BANK_MILLI),
    roiPercent: roundedOrNull(row.roi),
    averageOdds: row.mean_milli === null ? null : rounded(row.mean_milli / MILLI),
    clvPercent: row.clv === null ? null : rounded(row.clv * 100),
    maxDrawdownPercent: rounded(row.drawdown),
    lastTipResults: row.last_results as TipResult[],
    isPremiumCapper: row.is_premium_capper,
    badges: [...row.badges],
    followers: row.followers,
    isFollowed: row.is_followed,
  };
}

export const usersSearch: PrivateHandler<Endpoints['usersSearch']> = {
  statements: 2,
  callsPerMinute: CALLS_PER_MINUTE,
  atOnce: AT_ONCE,
  async answer({ body, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
    const { db } = services;
    const { criteria, template } = await chooseUsers(db, {
      body,
      payer: { signedIn, hasInvalidToken, nowSeconds, locale },
    });
    const { period = SEARCH_PERIOD.days30, count = PAGE_SIZE.searchUsers } = criteria;
    const { contestId = 0, sortType: sort = USERS_SEARCH_SORT.ratingPosition } = criteria;
    const season = contestId === 0 ? undefined : seasonOfId(contestId, nowSeconds);
    if (contestId !== 0 && season === undefined) throw fieldError('contestId', 'bad_value');
    const viewerId = signedIn?.user.id ?? 0;
    const { cappers, total } = await readCappers(services, {
      criteria,
      period,
      sort,
      count,
      contestSeasonId: season?.id ?? 0,
      viewerId,
    });
    const hasMore = total > count && count < USERS_SEARCH_COUNT_MAX;
    return {
      cappers: cappers.map(presentCapper),
      count: total,
      availableContests: availableContests(locale, nowSeconds),
      availablePeriods: PERIODS,
      activeContestTab: season?.contest ?? 0,
      activePeriodTab: period,
      nextCount: hasMore ? Math.min(count + PAGE_SIZE.searchUsers, USERS_SEARCH_COUNT_MAX) : null,
      premiumCappers: await cachedPremiumCappers(services),
      template,
      asOf: nowSeconds,
    };
  },
};
