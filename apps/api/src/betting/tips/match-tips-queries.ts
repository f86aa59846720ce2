import type { MatchTips } from '@tipmark/contract';
import {
  MATCH_STATUS,
  MATCH_TIPS_SORT,
  type MatchTipsSort,
  PAGE_SIZE,
  RATING_MIN_TIPS,
  STAKE_UNIT_MILLI,
  TIP_RESULT,
  type TipLanguage,
} from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { BADGES } from '../rating/badge-queries.ts';
import { HAS_TEXT, LANGUAGE } from '../texts/text-language-queries.ts';

export interface MatchTipRow {
  readonly id: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly current_milli: number | null;
  readonly stake: number;
  readonly description: string;
  readonly is_text_hidden: boolean;
  readonly contest_season_id: number | null;
  readonly created_at: number;
  readonly edited_at: number | null;
  readonly result: number;
  readonly profit_milli: number;
  readonly seq: number;
  readonly hash: string;
  readonly clv: number | null;
  readonly is_delayed: boolean;
  readonly author_name: string;
  readonly author_url: string;
  readonly position: number | null;
  readonly badges: readonly number[];
  readonly counted: number;
  readonly profit_sum: number;
  readonly stake_sum: number;
  readonly total: number;
}

/** Whose view of tips is meant. Shared responses are for no particular user. */
export interface TipViewer {
  readonly nowSeconds: number;
  /** Sees their own tips even with private statistics. */
  readonly viewerId?: number | undefined;
  /** Sees delayed tips before the start. */
  readonly isSubscriber?: boolean;
}

/**
 * Whether a tip `t` of the user `u` on the match `m` may be seen yet: delayed ones at the start.
 */
export function isVisibleTo({ nowSeconds, viewerId = 0, isSubscriber = false }: TipViewer) {
  return sql`(t.delay_salt is null or m.status <> ${MATCH_STATUS.scheduled}
    or m.starts_at <= ${atSecond(nowSeconds)} or ${isSubscriber}::bool or t.user_id = ${viewerId})`;
}

export type MatchTipsRequest = TipViewer & {
  readonly sort: MatchTipsSort;
  /** The last tip of the page before; absent = the first page. */
  readonly lastTipId?: number | undefined;
  /** Only tips with a text in this language. */
  readonly language?: TipLanguage | undefined;
  /** Only of authors with at least this many counted tips. */
  readonly minCountOfTips?: number | undefined;
  readonly isOnlyTipsDescription?: boolean | undefined;
};

function isChosen({
  language,
  minCountOfTips = 0,
  isOnlyTipsDescription = false,
}: MatchTipsRequest) {
  const inLanguage =
    language === undefined ? sql`true` : sql`${HAS_TEXT} and ${LANGUAGE} = ${language}`;
  const withText = isOnlyTipsDescription ? HAS_TEXT : sql`true`;
  return sql`${inLanguage} and ${withText} and a.counted >= ${minCountOfTips}::int`;
}

/** By rank; then authors with a sufficiently long record, by yield. */
const BY_AUTHOR = sql`g.position nulls last, a.counted >= ${RATING_MIN_TIPS} desc, a.yield desc nulls last, t.id desc`;

function orderOf(sort: MatchTipsSort): RawBuilder<unknown> {
  switch (sort) {
    case MATCH_TIPS_SORT.authorPosition:
      return BY_AUTHOR;
    case MATCH_TIPS_SORT.newest:
      return sql`t.id desc`;
    case MATCH_TIPS_SORT.odds:
      return sql`t.milli desc, t.id desc`;
  }
}

/** Statistics of an author's present period, without returned tips. */
export const AUTHOR = sql`(
  select count(*)::int as counted, coalesce(sum(x.profit_milli), 0)::int as profit_sum,
    coalesce(sum(x.stake), 0)::int * ${STAKE_UNIT_MILLI}::int as stake_sum,
    sum(x.profit_milli)::float8 / nullif(sum(x.stake), 0) as yield
  from tips x
  where x.user_id = u.id and x.result not in (${TIP_RESULT.pending}, ${TIP_RESULT.returned})
    and (u.reset_at is null or x.created_at > u.reset_at)
)`;

/**
 * Of a tip `t` on the match `m` by the user `u` with the statistics `a` and the rating `g`.
 * @param buckets of the matches, where known: then the planner reads no other partition
 */
export const columnsIn = (buckets: readonly number[] | undefined) => sql`
  t.id, t.odd_type, t.milli, t.stake, t.description, t.is_text_hidden, t.contest_season_id,
  extract(epoch from t.created_at)::int as created_at,
  extract(epoch from t.edited_at)::int as edited_at,
  t.result, t.profit_milli, t.seq, t.hash, t.clv, t.delay_salt is not null as is_delayed,
  u.name as author_name, u.url as author_url,
  case when not u.is_private then g.position end as position, ${BADGES},
  a.counted, a.profit_sum, a.stake_sum,
  (
    select s.milli from site_lines s
    where s.match_id = t.match_id and s.bucket = m.bucket and s.odd_type = t.odd_type
      ${buckets === undefined ? sql`` : sql`and s.bucket = any(${[...buckets]}::int[])`}
    order by s.at desc limit 1
  ) as current_milli`;

export const COLUMNS = columnsIn(undefined);

/**
 * A page of the tips on a match, plus one extra; tips of private cappers are visible only to them.
 */
export async function findMatchTips(
  db: Db,
  { id: matchId, bucket }: { readonly id: number; readonly bucket: number },
  request: MatchTipsRequest,
): Promise<MatchTipRow[]> {
  const { sort, lastTipId = 0, ...viewer } = request;
  const { rows } = await sql<MatchTipRow>`
    with ranked as (
      select ${columnsIn([bucket])}, count(*) over ()::int as total,
        row_number() over (order by ${orderOf(sort)}) as place
      from tips t
      join matches m on m.id = t.match_id
      join users u on u.id = t.user_id
      left join ratings g on g.user_id = u.id
      cross join lateral ${AUTHOR} a
      where t.match_id = ${matchId} and u.blocked_at is null
        and (not u.is_private or u.id = ${viewer.viewerId ?? 0}) and ${isVisibleTo(viewer)}
        and ${isChosen(request)}
    )
    select * from ranked
    where ${lastTipId}::int = 0
      or place > (select before.place from ranked before where before.id = ${lastTipId})
    order by place
    limit ${PAGE_SIZE.matchTips + 1}
  `.execute(db);
  return rows;
}

/** How many tips on a match are on which outcome, the most tipped first. */
export async function findTipSplit(
  db: Db,
  matchId: number,
  viewer: TipViewer,
): Promise<NonNullable<MatchTips['split']>> {
  const { rows } = await sql<NonNullable<MatchTips['split']>[number]>`
    select t.odd_type, count(*)::int as count
    from tips t
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    where t.match_id = ${matchId} and u.blocked_at is null
      and (not u.is_private or u.id = ${viewer.viewerId ?? 0}) and ${isVisibleTo(viewer)}
    group by t.odd_type
    order by count(*) desc, t.odd_type
    limit ${MOST_OUTCOMES}
  `.execute(db);
  return rows;
}

const MOST_OUTCOMES = 200;

/** One tip as lists show it. */
export async function findMatchTip(db: Db, tipId: number): Promise<MatchTipRow | undefined> {
  const { rows } = await sql<MatchTipRow>`
    select ${COLUMNS}, 1 as total
    from tips t
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    where t.id = ${tipId}
  `.execute(db);
  return rows[0];
}
