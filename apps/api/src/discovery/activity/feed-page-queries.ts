import {
  FEED_KIND,
  FEED_PAGE_TYPE,
  type FeedPageType,
  PAGE_SIZE,
  type Sport,
} from '@tipmark/domain';
import { sql } from 'kysely';
import {
  AUTHOR,
  COLUMNS,
  isVisibleTo,
  type MatchTipRow,
  type TipViewer,
} from '../../betting/tips/match-tips-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FeedItemDetails } from '../../platform/database/feed-item-tables.ts';

export type FeedRequest = TipViewer & {
  readonly sport: Sport;
  readonly pageType: FeedPageType;
  /** 0 = all. */
  readonly kind: number;
  /** The last item of the page before; 0 = the first page. */
  readonly lastItemId: number;
};

/** An item; the columns of a tip and its author are null where it has none. */
export type FeedRow = {
  readonly item_id: number;
  readonly kind: number;
  readonly at: number;
  readonly match_id: number | null;
  readonly user_id: number | null;
  readonly details: FeedItemDetails;
} & MatchTipRow;

/**
 * A page of the feed, plus one extra item. Tips appear once this viewer may see them; cappers with
 * private statistics are visible only to themselves. The end of a contest season is shown whoever
 * won it; if the viewer may not see a winner, only the name is omitted.
 */
export async function findFeed(
  db: Db,
  { sport, pageType, kind, lastItemId, ...viewer }: FeedRequest,
): Promise<FeedRow[]> {
  const { viewerId = 0 } = viewer;
  const isSeen = sql`(u.blocked_at is null and (not u.is_private or u.id = ${viewerId}))`;
  const condition =
    pageType === FEED_PAGE_TYPE.following
      ? sql`${isSeen} and f.user_id in (
          select tipster_id from follows where follower_id = ${viewerId}
        )`
      : sql`(u.id is null or ${isSeen} or f.kind = ${sql.lit(FEED_KIND.contestNews)})`;
  const isOfKind = kind === FEED_KIND.all ? sql`true` : sql`f.kind = ${kind}`;
  const { rows } = await sql<FeedRow>`
    with page as materialized (
      select f.id, f.kind, f.at, f.match_id, f.tip_id, f.details,
        case when ${isSeen} then u.id end as user_id
      from feed_items f
      left join tips t on t.id = f.tip_id
      left join matches m on m.id = f.match_id
      left join users u on u.id = f.user_id
      where (f.sport is null or f.sport = ${sport})
        and ${isOfKind}
        and ${condition}
        and (t.id is null or ${isVisibleTo(viewer)})
        and (${lastItemId}::int = 0 or (f.at, f.id) < (
          select b.at, b.id from feed_items b where b.id = ${lastItemId}
        ))
      order by f.at desc, f.id desc
      limit ${PAGE_SIZE.feed + 1}
    )
    select f.id as item_id, f.kind, extract(epoch from f.at)::int as at, f.match_id, f.user_id,
      f.details, 0 as total, ${COLUMNS}
    from page f
    left join tips t on t.id = f.tip_id
    left join matches m on m.id = f.match_id
    left join users u on u.id = f.user_id
    left join ratings g on g.user_id = u.id
    left join lateral ${AUTHOR} a on true
    order by f.at desc, f.id desc
  `.execute(db);
  return rows;
}

export async function countFollows(db: Db, followerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('follower_id', '=', followerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
