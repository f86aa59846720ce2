import type { TipsCriteria, UsersCriteria } from '@tipmark/contract';
import {
  closingValue,
  type DatedTip,
  isMarketCode,
  isSettledResult,
  marketRule,
  type PeriodStatistics,
  periodStatistics,
  SEARCH_PERIOD,
  type SearchPeriod,
  SPORT,
  type SportName,
  TIPS_SEARCH_SORT,
  USERS_SEARCH_SORT,
} from '@tipmark/domain';
import type { TipViewer } from '../../../betting/tips/match-tips-queries.ts';
import {
  type OutcomesByMatch,
  outcomesByMatch,
  type TippedSearch,
} from '../../scanner/tip-criteria.ts';
import type { SearchWorld, WorldTip, WorldUser } from './search-world.ts';

/** The expected results of the searches, computed naively and without a database. */

const STAKE_UNIT = 10_000;
const HOUR = 3_600;
const NAMES = new Map<number, SportName>(
  (Object.entries(SPORT) as [SportName, number][]).map(([name, sport]) => [sport, name]),
);

const isWithin = (value: number | null | undefined, minimum?: number, maximum?: number) =>
  (minimum === undefined && maximum === undefined) ||
  (value !== null &&
    value !== undefined &&
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY));

function statisticsOf(
  world: SearchWorld,
  user: WorldUser,
  period: SearchPeriod,
  nowSeconds: number,
): PeriodStatistics | undefined {
  const tips = world.tips.flatMap((tip): DatedTip[] => {
    const { result, settledAt } = tip;
    if (tip.userId !== user.id || settledAt === null || !isSettledResult(result)) return [];
    if (user.resetAt !== null && tip.createdAt <= user.resetAt) return [];
    const { profitMilli, clv, milli: milliOdds } = tip;
    return [{ result, settledAt, profitMilli, clv, milliOdds, stakeMilli: tip.stake * STAKE_UNIT }];
  });
  return periodStatistics(tips, nowSeconds).get(period);
}

interface Candidate {
  readonly tip: WorldTip;
  readonly startsAt: number;
  readonly leagueId: number;
  readonly position: number | null;
  readonly roi: number | null;
  readonly averageMilliOdds: number | null;
  readonly value: number | null;
  readonly inLeagues: boolean;
  readonly inMatches: boolean;
  readonly inCategories: boolean;
}

function toCandidate(world: SearchWorld, criteria: TipsCriteria, viewer: TipViewer, tip: WorldTip) {
  const { nowSeconds, viewerId, isSubscriber } = viewer;
  const match = world.matches.find(({ id }) => id === tip.matchId);
  const user = world.users.find(({ id }) => id === tip.userId);
  const league = world.leagues.find(({ id }) => id === match?.leagueId);
  if (match === undefined || user === undefined || league === undefined) return [];
  const statistics = statisticsOf(world, user, criteria.period ?? SEARCH_PERIOD.days30, nowSeconds);
  const counted = statistics === undefined ? 0 : statistics.won + statistics.lost;
  const letters = tip.isHidden ? 0 : tip.description.replaceAll(/\s/g, '').length;
  const isMet =
    tip.result === 0 &&
    match.status === 1 &&
    match.startsAt > nowSeconds &&
    !user.isPrivate &&
    !user.isBlocked &&
    (!tip.isDelayed || isSubscriber === true || tip.userId === viewerId) &&
    (criteria.sportType === undefined || tip.sport === criteria.sportType) &&
    (!criteria.matchesHours || match.startsAt <= nowSeconds + criteria.matchesHours * HOUR) &&
    match.startsAt <= (criteria.maxMatchTimestamp ?? Number.POSITIVE_INFINITY) &&
    (criteria.isOnlyTipsDescription !== true || letters >= 50) &&
    (criteria.isOnlyFollowed !== true ||
      world.follows.some(
        ({ follower, tipster }) => follower === viewerId && tipster === user.id,
      )) &&
    isWithin(tip.milli / 1_000, criteria.minOddsValue, criteria.maxOddsValue) &&
    isWithin(statistics?.profitPercent, criteria.minProfitPercent, criteria.maxProfitPercent) &&
    isWithin(statistics?.roiPercent, criteria.minRoi, criteria.maxRoi) &&
    isWithin(counted, criteria.minTipsCount, criteria.maxTipsCount) &&
    isWithin(user.position, criteria.minPositionRating, criteria.maxPositionRating);
  if (!isMet) return [];
  const name = NAMES.get(tip.sport) ?? 'soccer';
  const categories = criteria[`${name}LeagueCategories`] as readonly number[] | undefined;
  const leagueIds = criteria[`${name}LeagueIds`];
  const outcomes = criteria[`${name}OutcomeCategories`] as readonly number[] | undefined;
  const category = isMarketCode(tip.market) ? marketRule(tip.market).category : 0;
  const hasLeagues = categories !== undefined || leagueIds !== undefined;
  return [
    {
      tip,
      startsAt: match.startsAt,
      leagueId: league.id,
      position: user.position,
      roi: statistics?.roiPercent ?? null,
      averageMilliOdds: statistics?.averageMilliOdds ?? null,
      value: closingValue(tip.oddType, tip.milli, world.lines.get(match.id) ?? new Map()),
      inLeagues:
        !hasLeagues ||
        categories?.includes(league.type) === true ||
        leagueIds?.includes(league.id) === true,
      inMatches: criteria[`${name}MatchIds`]?.includes(match.id) ?? true,
      inCategories: outcomes?.includes(category) ?? true,
    },
  ];
}

const last = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
const highest = (value: number | null) => -(value ?? Number.NEGATIVE_INFINITY);

const KEYS: Readonly<Record<number, (of: Candidate) => number>> = {
  [TIPS_SEARCH_SORT.newest]: () => 0,
  [TIPS_SEARCH_SORT.startTime]: ({ startsAt }) => startsAt,
  [TIPS_SEARCH_SORT.odds]: ({ tip }) => -tip.milli,
  [TIPS_SEARCH_SORT.authorPosition]: ({ position }) => last(position),
  [TIPS_SEARCH_SORT.authorRoi]: ({ roi }) => highest(roi),
  [TIPS_SEARCH_SORT.value]: ({ value }) => highest(value),
};

function inOrder(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Ids of all found tips in order, and how many tips each choice has. */
export function expectedTips(world: SearchWorld, criteria: TipsCriteria, viewer: TipViewer) {
  const candidates = world.tips.flatMap((tip) => toCandidate(world, criteria, viewer, tip));
  const keyOf = KEYS[criteria.sortType ?? TIPS_SEARCH_SORT.newest] ?? (() => 0);
  const perUser = criteria.tipsCountPerUser ?? 0;
  const seen = new Map<number, number>();
  const found = candidates
    .filter(({ inLeagues, inMatches, inCategories }) => inLeagues && inMatches && inCategories)
    .toSorted((a, b) => inOrder(keyOf(a), keyOf(b)) || b.tip.id - a.tip.id)
    .filter(({ tip }) => {
      const nth = (seen.get(tip.userId) ?? 0) + 1;
      seen.set(tip.userId, nth);
      return perUser === 0 || nth <= perUser;
    });
  const count = (of: readonly Candidate[], keyOfChoice: (one: Candidate) => string) =>
    Object.fromEntries([...Map.groupBy(of, keyOfChoice)].map(([key, own]) => [key, own.length]));
  return {
    ids: found.map(({ tip }) => tip.id),
    leagues: count(
      candidates.filter(({ inCategories }) => inCategories),
      ({ leagueId }) => String(leagueId),
    ),
    matches: count(
      candidates.filter(({ inLeagues, inCategories }) => inLeagues && inCategories),
      ({ tip }) => String(tip.matchId),
    ),
    markets: count(
      candidates.filter(({ inLeagues, inMatches }) => inLeagues && inMatches),
      ({ tip }) => `${tip.sport} ${tip.market}`,
    ),
  };
}

/** Outcomes with a tip that an outcome of the scanner must have, by match. */
export function expectedTipped(
  world: SearchWorld,
  { criteria, minAverageMilli, maxAverageMilli, contestId, tipsPerUser }: TippedSearch,
  viewer: TipViewer,
): OutcomesByMatch {
  const newestFirst = world.tips.toSorted((one, other) => other.id - one.id);
  const met = newestFirst
    .flatMap((tip) => toCandidate(world, criteria, viewer, tip))
    .filter(({ averageMilliOdds, tip: { contestSeasonId } }) => {
      const isOfContest = contestId === 0 || Math.trunc((contestSeasonId ?? 0) / 1e6) === contestId;
      return isOfContest && isWithin(averageMilliOdds, minAverageMilli, maxAverageMilli);
    });
  const byUser = Map.groupBy(met, ({ tip }) => tip.userId);
  const first = [...byUser.values()].flatMap((own) =>
    tipsPerUser === 0 ? own : own.slice(0, tipsPerUser),
  );
  return outcomesByMatch(
    first.map(({ tip }) => ({ match_id: tip.matchId, odd_type: tip.oddType })),
  );
}

/** Urls of all found cappers in order. */
export function expectedCappers(world: SearchWorld, criteria: UsersCriteria, nowSeconds: number) {
  const season = criteria.contestId === 1 ? 1_202_611 : undefined;
  const rows = world.users.flatMap((user) => {
    const statistics = statisticsOf(
      world,
      user,
      criteria.period ?? SEARCH_PERIOD.days30,
      nowSeconds,
    );
    const counted = statistics === undefined ? 0 : statistics.won + statistics.lost;
    if (statistics === undefined || counted === 0 || user.isPrivate || user.isBlocked) return [];
    const { profitPercent, roiPercent, maxDrawdownPercent, averageMilliOdds, clv } = statistics;
    const isMet =
      isWithin(counted, criteria.minTipsCount, criteria.maxTipsCount) &&
      isWithin(user.position, criteria.minPositionRating, criteria.maxPositionRating) &&
      isWithin(profitPercent, criteria.minProfitPercent, criteria.maxProfitPercent) &&
      isWithin(last(averageMilliOdds) / 1_000, criteria.minAverageOdds, criteria.maxAverageOdds) &&
      isWithin(roiPercent, criteria.minRoi, criteria.maxRoi) &&
      isWithin(maxDrawdownPercent, undefined, criteria.maxDrawdownPercent) &&
      (season === undefined ||
        world.tips.some((tip) => tip.userId === user.id && tip.contestSeasonId === season));
    if (!isMet) return [];
    const keys: Readonly<Record<number, readonly number[]>> = {
      [USERS_SEARCH_SORT.ratingPosition]: [last(user.position), highest(roiPercent)],
      [USERS_SEARCH_SORT.profitPercent]: [-statistics.profitMilli],
      [USERS_SEARCH_SORT.roi]: [highest(roiPercent)],
      [USERS_SEARCH_SORT.averageOdds]: [highest(averageMilliOdds)],
      [USERS_SEARCH_SORT.countOfTips]: [-counted],
      [USERS_SEARCH_SORT.clv]: [highest(clv)],
    };
    const own = keys[criteria.sortType ?? USERS_SEARCH_SORT.ratingPosition] ?? [];
    return [{ url: `capper-${user.id}`, keys: [...own, user.id] }];
  });
  return rows
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return inOrder(a.keys[at] ?? 0, b.keys[at] ?? 0);
    })
    .map(({ url }) => url);
}
