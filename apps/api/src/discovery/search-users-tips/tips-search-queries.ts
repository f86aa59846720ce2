import type { TipsCriteria } from '@tipmark/contract';
import { SEARCH_PERIOD, TIPS_SEARCH_SORT, type TipsSearchSort } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  columnsIn,
  type MatchTipRow,
  type TipViewer,
} from '../../betting/tips/match-tips-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { MOST_LEAGUES, MOST_MATCHES } from './choice-limits.ts';
import {
  isOfCategories,
  isOfLeagues,
  isOfMatches,
  matchesCriteria,
  ROI,
} from './tips-criteria-queries.ts';

/** A search reads at most this many open tips, the newest ones. */
const MOST_CANDIDATES = 50_000;

const ORDERS: Readonly<Record<TipsSearchSort, RawBuilder<unknown>>> = {
  [TIPS_SEARCH_SORT.newest]: sql`id desc`,
  [TIPS_SEARCH_SORT.startTime]: sql`starts_at, id desc`,
  [TIPS_SEARCH_SORT.odds]: sql`milli desc, id desc`,
  [TIPS_SEARCH_SORT.authorPosition]: sql`position nulls last, id desc`,
  [TIPS_SEARCH_SORT.authorRoi]: sql`roi desc nulls last, id desc`,
  // Values are computed outside of the database.
  [TIPS_SEARCH_SORT.value]: sql`id desc`,
};

export type TipsSearch = TipViewer & {
  readonly criteria: TipsCriteria;
  readonly sort: TipsSearchSort;
  /** 0 = all. */
  readonly tipsPerUser: number;
  /** Tips to skip. */
  readonly offset: number;
  readonly limit: number;
};

/** A found tip, narrow enough that thousands may be read. */
export interface FoundTipRow {
  readonly kind: 'tip';
  readonly id: number;
  readonly user_id: number;
  readonly match_id: number;
  readonly bucket: number;
  /** Revision of the match. */
  readonly rev: number;
  readonly odd_type: string;
  readonly milli: number;
}

/** A choice in a list of the filter, with the number of tips under the other criteria. */
export interface ChoiceRow {
  readonly kind: 'league' | 'match' | 'market';
  /** For a league or match. */
  readonly id: number;
  /** For a match. */
  readonly rev: number;
  readonly sport: number;
  /** For a market. */
  readonly odd_type: string;
  readonly tips: number;
}

interface CountRow {
  readonly kind: 'count';
  readonly tips: number;
}

export interface TipsFound {
  readonly tips: readonly FoundTipRow[];
  /** On all pages. */
  readonly count: number;
  readonly choices: readonly ChoiceRow[];
}

/**
 * The index as SQL: used while there are too many cappers for one, and to verify it. One page of
 * open tips, and the choices of the filter's lists: leagues for any chosen league or match, matches
 * of the chosen leagues, markets for any chosen category.
 */
export async function findTips(
  db: Db,
  { criteria, sort, tipsPerUser, offset, limit, ...viewer }: TipsSearch,
): Promise<TipsFound> {
  const order = ORDERS[sort];
  const { rows } = await sql<FoundTipRow | ChoiceRow | CountRow>`
    with candidate as materialized (
      select t.id, t.user_id, t.sport, t.market, t.match_id, t.odd_type, t.milli, m.bucket,
        m.rev, m.league_id, m.starts_at, g.position, ${ROI} as roi, ${isOfLeagues(criteria)} as in_leagues,
        ${isOfMatches(criteria)} as in_matches, ${isOfCategories(criteria)} as in_categories
      from tips t
      join matches m on m.id = t.match_id
      join leagues l on l.id = m.league_id
      join users u on u.id = t.user_id
      left join ratings g on g.user_id = u.id
      left join capper_periods p
        on p.user_id = u.id and p.counted > 0
        and p.period = ${criteria.period ?? SEARCH_PERIOD.days30}
      where ${matchesCriteria(criteria, viewer)}
      order by t.id desc
      limit ${MOST_CANDIDATES}
    ), ranked as (
      select *, row_number() over (partition by user_id order by ${order}) as of_user
      from candidate
      where in_leagues and in_matches and in_categories
    ), shown as (
      select *, row_number() over (order by ${order}) as place
      from ranked
      where ${tipsPerUser}::int = 0 or of_user <= ${tipsPerUser}
    )
    (
      select 'tip' as kind, id, user_id, match_id, bucket, rev, sport, odd_type, milli, 0 as tips
      from shown where place > ${offset} and place <= ${offset + limit} order by place
    ) union all (
      select 'count', 0, 0, 0, 0, 0, 0, '', 0, count(*)::int from shown
    ) union all (
      select 'league', league_id, 0, 0, 0, 0, sport, '', 0, count(*)::int
      from candidate where in_categories group by league_id, sport
      order by count(*) desc, league_id limit ${MOST_LEAGUES}
    ) union all (
      select 'match', match_id, 0, 0, 0, rev, sport, '', 0, count(*)::int
      from candidate where in_leagues and in_categories group by match_id, rev, sport, starts_at
      order by starts_at, match_id limit ${MOST_MATCHES}
    ) union all (
      select 'market', 0, 0, 0, 0, 0, sport, market, 0, count(*)::int
      from candidate where in_leagues and in_matches group by sport, market
    )
  `.execute(db);
  return {
    tips: rows.filter((row) => row.kind === 'tip'),
    count: rows.find((row) => row.kind === 'count')?.tips ?? 0,
    choices: rows.filter((row) => row.kind !== 'tip' && row.kind !== 'count'),
  };
}

export type ShownTipRow = MatchTipRow & {
  readonly match_id: number;
  readonly sport: number;
  readonly author_clv: number | null;
};

/**
 * These tips in full, in the same order, with their authors' statistics over a period; without
 * those of authors who hide them since they were found.
 */
export async function findShownTips(
  db: Db,
  tips: readonly Pick<FoundTipRow, 'id' | 'bucket'>[],
  period: number,
): Promise<ShownTipRow[]> {
  if (tips.length === 0) return [];
  const ids = tips.map(({ id }) => id);
  const buckets = [...new Set(tips.map(({ bucket }) => bucket))];
  const { rows } = await sql<ShownTipRow>`
    select ${columnsIn(buckets)}, t.match_id, t.sport, a.clv as author_clv, 0 as total
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    join tips t on t.id = wanted.id
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    left join lateral (
      select p.counted, p.profit_milli as profit_sum, p.stake_milli as stake_sum, p.clv
      from capper_periods p
      where p.user_id = u.id and p.counted > 0 and p.period = ${period}
    ) a on true
    where not u.is_private and u.blocked_at is null
    order by wanted.place
  `.execute(db);
  return rows;
}

/** The users somebody follows. */
export async function findFollowed(db: Db, followerId: number): Promise<Set<number>> {
  const { rows } = await sql<{ tipster_id: number }>`
    select tipster_id from follows where follower_id = ${followerId}
  `.execute(db);
  return new Set(rows.map(({ tipster_id: id }) => id));
}
