import type { TipsCriteria } from '@tipmark/contract';
import {
  HOUR_SECONDS,
  MATCH_STATUS,
  type MarketCode,
  marketRule,
  marketsOf,
  SPORTS,
  type Sport,
  type SportName,
} from '@tipmark/domain';
import type { TipViewer } from '../../../betting/tips/match-tips-queries.ts';
import { milliOf } from '../tips-criteria-queries.ts';
import { slotOf } from './capper-columns.ts';
import type { Cappers } from './cappers.ts';
import type { OpenTip, TipAuthor } from './open-tip.ts';
import { boundsOf, isWithin, profitPercent } from './select-cappers.ts';

type Test = (tip: OpenTip) => boolean;

/** A criterion of each sport, tested on a tip on that sport. */
function bySport(testOf: (name: SportName, sport: Sport) => Test | undefined): Test {
  const tests = new Map<number, Test>(
    SPORTS.flatMap(({ name, sport }) => {
      const test = testOf(name, sport);
      return test === undefined ? [] : [[sport, test] as const];
    }),
  );
  return tests.size === 0 ? () => true : (tip) => tests.get(tip.sport)?.(tip) ?? true;
}

/** On a league of a chosen category, or a chosen one. */
export function isOfLeagues(criteria: TipsCriteria): Test {
  return bySport((name) => {
    const types: readonly number[] | undefined = criteria[`${name}LeagueCategories`];
    const ids = criteria[`${name}LeagueIds`];
    if (types === undefined && ids === undefined) return undefined;
    const wanted = { types: new Set(types), ids: new Set(ids) };
    return ({ match }) => wanted.types.has(match.leagueType) || wanted.ids.has(match.leagueId);
  });
}

export function isOfMatches(criteria: TipsCriteria): Test {
  return bySport((name) => {
    const ids = criteria[`${name}MatchIds`];
    if (ids === undefined) return undefined;
    const wanted = new Set(ids);
    return ({ match_id: id }) => wanted.has(id);
  });
}

export function isOfCategories(criteria: TipsCriteria): Test {
  return bySport((name, sport) => {
    const categories: readonly number[] | undefined = criteria[`${name}OutcomeCategories`];
    if (categories === undefined) return undefined;
    const markets = marketsOf(sport as 1 | 2 | 3).filter((market: MarketCode) =>
      categories.includes(marketRule(market).category),
    );
    const wanted = new Set<string>(markets);
    return ({ market }) => wanted.has(market);
  });
}

/** An author's data for one search. */
export interface AuthorStatistics {
  /** NaN = has none. */
  readonly roi: number;
  readonly position: number;
  /** Mean of the odds taken, thousandths. */
  readonly meanMilli: number;
  readonly isMet: boolean;
}

/** Looks up all of them once. */
export function createAuthorLookup(
  criteria: TipsCriteria,
  { ranks, periods }: Cappers,
  period: number,
  followed: ReadonlySet<number> | undefined,
): (author: TipAuthor) => AuthorStatistics {
  const columns = periods.get(period);
  const profit = boundsOf(criteria.minProfitPercent, criteria.maxProfitPercent);
  const roiBounds = boundsOf(criteria.minRoi, criteria.maxRoi);
  const tips = boundsOf(criteria.minTipsCount, criteria.maxTipsCount);
  const rankBounds = boundsOf(criteria.minPositionRating, criteria.maxPositionRating);
  const known = new Map<TipAuthor, AuthorStatistics>();
  return (author) => {
    const held = known.get(author);
    if (held !== undefined) return held;
    const { id } = author;
    const slot = columns === undefined ? -1 : slotOf(columns.ids, id);
    const roi = columns?.roi[slot] ?? Number.NaN;
    const position = ranks.positions[slotOf(ranks.ids, id)] ?? Number.NaN;
    const isMet =
      isWithin(tips, columns?.counted[slot] ?? 0) &&
      isWithin(profit, profitPercent(columns?.profitMilli[slot] ?? Number.NaN)) &&
      isWithin(roiBounds, roi) &&
      isWithin(rankBounds, position) &&
      (followed === undefined || followed.has(id));
    const meanMilli = columns?.meanMilli[slot] ?? Number.NaN;
    const statistics = { roi, position, meanMilli, isMet };
    known.set(author, statistics);
    return statistics;
  };
}

/** All criteria of a tip itself except the three chosen from lists. */
export function matchesCriteria(criteria: TipsCriteria, viewer: TipViewer): Test {
  const { nowSeconds, viewerId = 0, isSubscriber = false } = viewer;
  const { sportType, matchesHours = 0, maxMatchTimestamp = Number.POSITIVE_INFINITY } = criteria;
  const latest = Math.min(
    matchesHours === 0 ? Number.POSITIVE_INFINITY : nowSeconds + matchesHours * HOUR_SECONDS,
    maxMatchTimestamp,
  );
  const odds = boundsOf(milliOf(criteria.minOddsValue), milliOf(criteria.maxOddsValue));
  const isDescriptionWanted = criteria.isOnlyTipsDescription === true;
  return (tip) =>
    tip.match.status === MATCH_STATUS.scheduled &&
    tip.match.startsAt > nowSeconds &&
    tip.match.startsAt <= latest &&
    !tip.author.isHidden &&
    (!tip.isDelayed || isSubscriber || tip.user_id === viewerId) &&
    (sportType === undefined || tip.sport === sportType) &&
    (!isDescriptionWanted || tip.isDescribed) &&
    isWithin(odds, tip.milli);
}
