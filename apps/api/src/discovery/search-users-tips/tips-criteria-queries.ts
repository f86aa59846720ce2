import type { TipsCriteria } from '@tipmark/contract';
import {
  INITIAL_BANK_MILLI,
  MATCH_STATUS,
  type MarketCode,
  marketRule,
  marketsOf,
  SPORTS,
  type Sport,
  type SportName,
  TIP_LIMIT,
  TIP_RESULT,
} from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type TipViewer } from '../../betting/tips/match-tips-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';

type Condition = RawBuilder<unknown>;

const HOUR_SECONDS = 3_600;
const TRUE = sql`true`;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? TRUE : sql`(${sql.join(conditions, sql` and `)})`;

/** Percent of the stakes, of the initial bank: of the period `p` of an author or capper. */
export const ROI = sql`(p.profit_milli * 100::float8 / nullif(p.stake_milli, 0))`;
export const PROFIT_PERCENT = sql`(p.profit_milli * 100::float8 / ${INITIAL_BANK_MILLI}::int)`;

/** Bounds of a figure; a capper without the figure never meets them. */
export function between(
  figure: Condition,
  minimum: number | undefined,
  maximum: number | undefined,
): Condition[] {
  return [
    ...(minimum === undefined ? [] : [sql`${figure} >= ${minimum}::float8`]),
    ...(maximum === undefined ? [] : [sql`${figure} <= ${maximum}::float8`]),
  ];
}

/** The meaning of a sport's criterion for a tip on that sport. */
function bySport(conditionOf: (name: SportName, sport: Sport) => Condition | undefined): Condition {
  const cases = SPORTS.flatMap(({ name, sport }) => {
    const condition = conditionOf(name, sport);
    return condition === undefined ? [] : [sql`when ${sport}::int then ${condition}`];
  });
  return cases.length === 0 ? TRUE : sql`(case t.sport ${sql.join(cases, sql` `)} else true end)`;
}

/** A league of a chosen category, or chosen itself. */
export function isOfLeagues(criteria: TipsCriteria): Condition {
  return bySport((name) => {
    const categories = criteria[`${name}LeagueCategories`];
    const ids = criteria[`${name}LeagueIds`];
    if (categories === undefined && ids === undefined) return undefined;
    return sql`(l.league_type = any(${categories ?? []}::int[])
      or m.league_id = any(${ids ?? []}::int[]))`;
  });
}

export function isOfMatches(criteria: TipsCriteria): Condition {
  return bySport((name) => {
    const ids = criteria[`${name}MatchIds`];
    return ids === undefined ? undefined : sql`t.match_id = any(${ids}::int[])`;
  });
}

export function isOfCategories(criteria: TipsCriteria): Condition {
  return bySport((name, sport) => {
    const categories: readonly number[] | undefined = criteria[`${name}OutcomeCategories`];
    if (categories === undefined) return undefined;
    const markets: MarketCode[] = marketsOf(sport).filter((market) =>
      categories.includes(marketRule(market).category),
    );
    return sql`t.market = any(${markets}::text[])`;
  });
}

/** Tips that may be shown to this viewer and could still be followed. */
function isOpen(viewer: TipViewer): Condition[] {
  return [
    sql`t.result = ${TIP_RESULT.pending}`,
    sql`m.status = ${MATCH_STATUS.scheduled}`,
    sql`m.starts_at > ${atSecond(viewer.nowSeconds)}`,
    sql`u.blocked_at is null`,
    sql`not u.is_private`,
    isVisibleTo(viewer),
  ];
}

function isOfMatchTime(criteria: TipsCriteria, nowSeconds: number): Condition[] {
  const { matchesHours = 0, maxMatchTimestamp } = criteria;
  const latest = [
    ...(matchesHours === 0 ? [] : [nowSeconds + matchesHours * HOUR_SECONDS]),
    ...(maxMatchTimestamp === undefined ? [] : [maxMatchTimestamp]),
  ];
  return latest.map((at) => sql`m.starts_at <= ${atSecond(at)}`);
}

/** Whether the reasons of a tip `t` are public. */
export const IS_DESCRIBED = sql`(not t.is_text_hidden
  and length(t.description) >= ${TIP_LIMIT.describedFromCharacters}
  and length(regexp_replace(t.description, '\\s', '', 'g')) >= ${TIP_LIMIT.describedFromCharacters})`;

function isOfAuthors(criteria: TipsCriteria, { viewerId = 0 }: TipViewer): Condition[] {
  const { minProfitPercent, maxProfitPercent, minRoi, maxRoi, minTipsCount, maxTipsCount } =
    criteria;
  const isFollowed = sql`exists (
    select from follows f where f.follower_id = ${viewerId} and f.tipster_id = u.id
  )`;
  return [
    ...between(PROFIT_PERCENT, minProfitPercent, maxProfitPercent),
    ...between(ROI, minRoi, maxRoi),
    ...between(sql`coalesce(p.counted, 0)`, minTipsCount, maxTipsCount),
    ...between(sql`g.position`, criteria.minPositionRating, criteria.maxPositionRating),
    ...(criteria.isOnlyFollowed === true ? [isFollowed] : []),
  ];
}

const MILLI = 1_000;
export const milliOf = (odds: number | undefined): number | undefined =>
  odds === undefined ? undefined : Math.round(odds * MILLI);

/**
 * All criteria except the three chosen from lists, for a tip `t` of the user `u` on the match
 * `m`, the author's period `p` and rating `g`.
 */
export function matchesCriteria(criteria: TipsCriteria, viewer: TipViewer): Condition {
  const { sportType, minOddsValue, maxOddsValue } = criteria;
  return all([
    ...isOpen(viewer),
    ...(sportType === undefined ? [] : [sql`t.sport = ${sportType}`]),
    ...isOfMatchTime(criteria, viewer.nowSeconds),
    ...(criteria.isOnlyTipsDescription === true ? [IS_DESCRIBED] : []),
    ...between(sql`t.milli`, milliOf(minOddsValue), milliOf(maxOddsValue)),
    ...isOfAuthors(criteria, viewer),
  ]);
}
