import { FEED_KIND, type Sport, TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FeedItemDetails } from '../../platform/database/feed-item-tables.ts';

/** Items of one statement; the rest follows in the next one. */
const AT_ONCE = 2_000;

export interface Span {
  readonly sinceSeconds: number;
  readonly nowSeconds: number;
}

const within = (column: string, { sinceSeconds, nowSeconds }: Span) =>
  sql`${sql.ref(column)} > ${atSecond(sinceSeconds)} and ${sql.ref(column)} <= ${atSecond(nowSeconds)}`;

/** Tips posted inside a span that were not published yet. @returns how many were written */
export async function writePostedTips(db: Db, span: Span): Promise<number> {
  const { rows } = await sql`
    insert into feed_items (kind, sport, at, user_id, match_id, tip_id, event_key, details)
    select ${FEED_KIND.tipPosted}::smallint, t.sport, t.created_at, t.user_id, t.match_id, t.id,
      'tip:' || t.id, '{}'::jsonb
    from tips t
    where ${within('t.created_at', span)}
      and not exists (select from feed_items f where f.event_key = 'tip:' || t.id)
    order by t.created_at, t.id
    limit ${AT_ONCE}
    on conflict (event_key) do nothing
    returning id
  `.execute(db);
  return rows.length;
}

/** Tips settled inside a span that were not published yet. @returns the author of each */
export async function writeSettledTips(db: Db, span: Span): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into feed_items (kind, sport, at, user_id, match_id, tip_id, event_key, details)
    select ${FEED_KIND.tipSettled}::smallint, t.sport, t.settled_at, t.user_id, t.match_id, t.id,
      'settled:' || t.id, '{}'::jsonb
    from tips t
    where ${within('t.settled_at', span)} and t.result <> ${TIP_RESULT.pending}
      and not exists (select from feed_items f where f.event_key = 'settled:' || t.id)
    order by t.settled_at, t.id
    limit ${AT_ONCE}
    on conflict (event_key) do nothing
    returning user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Streaks of won tips that reached one of these lengths inside a span, ignoring returned tips. */
export async function writeStreaks(
  db: Db,
  span: Span,
  userIds: readonly number[],
  lengths: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    insert into feed_items (kind, sport, at, user_id, event_key, details)
    select ${FEED_KIND.milestone}::smallint, null, s.settled_at, s.user_id, 'streak:' || s.id,
      jsonb_build_object('milestone', 'streak', 'value', s.run)
    from (
      select w.*, row_number() over (
        partition by w.user_id, w.broken order by w.settled_at, w.id
      )::int as run
      from (
        select t.id, t.user_id, t.settled_at, t.result,
          count(*) filter (where t.result not in (${TIP_RESULT.won}, ${TIP_RESULT.halfWon})) over (
            partition by t.user_id order by t.settled_at, t.id
          ) as broken
        from tips t
        where t.user_id = any(${[...userIds]}::int[])
          and t.result not in (${TIP_RESULT.pending}, ${TIP_RESULT.returned})
      ) w
      where w.result in (${TIP_RESULT.won}, ${TIP_RESULT.halfWon})
    ) s
    where s.run = any(${[...lengths]}::int[]) and ${within('s.settled_at', span)}
    on conflict (event_key) do nothing
    returning id
  `.execute(db);
  return rows.length;
}

/** Cappers among the first ranks of the rating, once a month for each of these bounds. */
export async function writeRanks(
  db: Db,
  nowSeconds: number,
  borders: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    insert into feed_items (kind, sport, at, user_id, event_key, details)
    select ${FEED_KIND.milestone}::smallint, null, ${atSecond(nowSeconds)}, g.user_id,
      'rank:' || g.user_id || ':' || b.border || ':'
        || to_char(${atSecond(nowSeconds)}::timestamptz at time zone 'UTC', 'YYYYMM'),
      jsonb_build_object('milestone', 'rank', 'value', b.border)
    from ratings g
    cross join lateral (
      select min(border) as border from unnest(${[...borders]}::int[]) as of(border)
      where of.border >= g.position
    ) b
    where g.position <= ${Math.max(...borders)} and b.border is not null
    on conflict (event_key) do nothing
    returning id
  `.execute(db);
  return rows.length;
}

export interface NewItem {
  readonly kind: number;
  readonly sport: Sport | null;
  readonly atSeconds: number;
  readonly userId?: number | null;
  readonly matchId?: number;
  readonly eventKey: string;
  readonly details: FeedItemDetails;
}

/** Stores computed items; those published before are not changed. */
export async function writeItems(db: Db, items: readonly NewItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const written = await db
    .insertInto('feed_items')
    .values(
      items.map((item) => ({
        kind: item.kind,
        sport: item.sport,
        at: atSecond(item.atSeconds),
        user_id: item.userId ?? null,
        match_id: item.matchId ?? null,
        tip_id: null,
        event_key: item.eventKey,
        details: JSON.stringify(item.details),
      })),
    )
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .execute();
  return written.length;
}

export interface ClosedSeason {
  readonly contest_season_id: number;
  readonly closed_at: number;
  readonly winner_id: number | null;
}

/** Seasons of contests that were closed since, each with who won. */
export async function findClosedSeasons(db: Db, sinceSeconds: number): Promise<ClosedSeason[]> {
  const { rows } = await sql<ClosedSeason>`
    select c.contest_season_id, extract(epoch from c.closed_at)::int as closed_at,
      (
        select p.user_id from contest_places p
        where p.contest_season_id = c.contest_season_id and p.place = 1
      ) as winner_id
    from contest_closings c
    where c.closed_at > ${atSecond(sinceSeconds)}
  `.execute(db);
  return rows;
}

/** Deletes older items. */
export async function deleteItemsBefore(db: Db, untilSeconds: number): Promise<void> {
  await db.deleteFrom('feed_items').where('at', '<', atSecond(untilSeconds)).execute();
}
