import type { TipsCriteria } from '@tipmark/contract';
import {
  type MarketCode,
  marketRule,
  marketsOf,
  SPORTS,
  type Sport,
  type SportName,
  TIP_LIMIT,
} from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

const TRUE = sql`true`;

/** Bounds of a statistic; a capper without it never meets them. */
export function between(
  statistic: Condition,
  minimum: number | undefined,
  maximum: number | undefined,
): Condition[] {
  return [
    ...(minimum === undefined ? [] : [sql`${statistic} >= ${minimum}::float8`]),
    ...(maximum === undefined ? [] : [sql`${statistic} <= ${maximum}::float8`]),
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

/** Whether the reasons of a tip `t` are public. */
export const IS_DESCRIBED = sql`(not t.is_text_hidden
  and length(t.description) >= ${TIP_LIMIT.describedFromCharacters}
  and length(regexp_replace(t.description, '\\s', '', 'g')) >= ${TIP_LIMIT.describedFromCharacters})`;

const MILLI = 1_000;
export const milliOf = (odds: number | undefined): number | undefined =>
  odds === undefined ? undefined : Math.round(odds * MILLI);
