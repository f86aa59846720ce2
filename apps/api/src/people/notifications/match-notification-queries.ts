import {
  MATCH_STATUS,
  type MatchMoment,
  type MatchNotificationOption,
  type MatchStatus,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { wantsKind } from '../notices/notify-queries.ts';
import { READER, type Reader } from './reader-queries.ts';

const MAX_LISTED = 500;
const FORGOTTEN_AFTER_DAYS = 14;

export interface MomentRow {
  readonly id: number;
  readonly sport: number;
  readonly slug: string;
  readonly rev: number;
  readonly home_ru: string;
  readonly home_en: string;
  readonly away_ru: string;
  readonly away_en: string;
  readonly moment: MatchMoment;
}

type StoredMoment = Omit<MomentRow, 'moment'> & {
  readonly status: MatchStatus;
  readonly live_state: string | null;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  readonly odds_current: (number | null)[] | null;
  readonly has_lineups: boolean;
};

function pairOf(home: number | null, away: number | null): readonly [number, number] | null {
  return home === null || away === null ? null : [home, away];
}

/** The current state of a match; undefined for a match of another sport. */
export async function findMoment(
  db: Db | Tx,
  matchId: number,
  sport?: number,
): Promise<MomentRow | undefined> {
  const { rows } = await sql<StoredMoment>`
    select m.id, m.sport, m.slug, m.rev, h.name_ru as home_ru, h.name_en as home_en,
      a.name_ru as away_ru, a.name_en as away_en, m.status, m.live_state, m.home_score,
      m.away_score, m.home_red_cards, m.away_red_cards, m.odds_current,
      (
        select count(distinct l.side) = 2 from match_lineups l
        where l.match_id = m.id and jsonb_array_length(l.starting) > 0
      ) as has_lineups
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    where m.id = ${matchId} and ${sport === undefined ? sql`true` : sql`m.sport = ${sport}`}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, slug, rev, home_ru, home_en, away_ru, away_en } = row;
  return {
    id,
    sport: row.sport,
    slug,
    rev,
    home_ru,
    home_en,
    away_ru,
    away_en,
    moment: {
      status: row.status,
      liveState: row.live_state,
      score: pairOf(row.home_score, row.away_score),
      redCards: pairOf(row.home_red_cards, row.away_red_cards),
      hasLineups: row.has_lineups,
      odds: row.odds_current ?? [],
    },
  };
}

export async function findOptions(
  db: Db,
  userId: number,
  matchId: number,
): Promise<MatchNotificationOption[] | undefined> {
  const row = await db
    .selectFrom('match_notifications')
    .select('options')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row?.options as MatchNotificationOption[] | undefined;
}

/** Matches still to be played with notifications on, except one. */
export async function countFollowed(tx: Tx, userId: number, exceptId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from match_notifications n join matches m on m.id = n.match_id
    where n.user_id = ${userId} and n.match_id <> ${exceptId}
      and m.status < ${MATCH_STATUS.finished}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Earlier notifications are not sent again when only the options change. */
export async function saveOptions(
  tx: Tx,
  userId: number,
  { id, rev, moment }: MomentRow,
  options: readonly number[],
  nowSeconds: number,
): Promise<void> {
  await tx
    .insertInto('match_notifications')
    .values({
      user_id: userId,
      match_id: id,
      options: [...options],
      told: JSON.stringify(moment),
      told_rev: rev,
      created_at: atSecond(nowSeconds),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id']).doUpdateSet({ options: [...options] }),
    )
    .execute();
}

export async function deleteOptions(db: Db, userId: number, matchId: number): Promise<void> {
  await db
    .deleteFrom('match_notifications')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** Ids of matches with notifications on, the next ones first. */
export async function findNotifiedMatches(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.match_id as id from match_notifications n join matches m on m.id = n.match_id
    where n.user_id = ${userId}
    order by m.status >= ${MATCH_STATUS.finished}, m.starts_at, n.match_id
    limit ${MAX_LISTED}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the matches, or of all, that changed since their last notification. */
export async function findChangedMatches(db: Db, ids?: readonly number[]): Promise<number[]> {
  const isAsked = ids === undefined ? sql`true` : sql`n.match_id = any(${[...ids]}::int[])`;
  const { rows } = await sql<{ id: number }>`
    select distinct n.match_id as id from match_notifications n join matches m on m.id = n.match_id
    where n.told_rev < m.rev and ${isAsked}
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type ListenerRow = Reader & {
  readonly user_id: number;
  readonly options: readonly number[];
  readonly notified: MatchMoment;
  /** Whether they get notifications of matches at all. */
  readonly is_reader: boolean;
};

/**
 * A limited number of listeners to notify of a match, locked against other processes until they are
 * notified. A listener whom another process notified of a later state is not notified of this one.
 */
export async function lockListeners(
  tx: Tx,
  { id, rev }: MomentRow,
  type: number,
  limit: number,
): Promise<ListenerRow[]> {
  const { rows } = await sql<ListenerRow>`
    select n.user_id, n.options, n.told as notified, ${READER},
      ${wantsKind(type)} as is_reader
    from match_notifications n join users u on u.id = n.user_id
    where n.match_id = ${id} and n.told_rev < ${rev}
    order by n.user_id
    limit ${limit}
    for update of n skip locked
  `.execute(tx);
  return rows;
}

export async function storeNotified(
  tx: Tx,
  { id, rev }: MomentRow,
  notified: readonly { readonly userId: number; readonly moment: MatchMoment }[],
): Promise<void> {
  await sql`
    update match_notifications n set told = item.notified::jsonb, told_rev = ${rev}
    from unnest(
      ${notified.map(({ userId }) => userId)}::int[],
      ${notified.map(({ moment }) => JSON.stringify(moment))}::text[]
    ) as item(user_id, notified)
    where n.match_id = ${id} and n.user_id = item.user_id
  `.execute(tx);
}

/** Of matches long over. */
export async function forgetOldNotifications(db: Db, nowSeconds: number): Promise<void> {
  const before = atSecond(nowSeconds - FORGOTTEN_AFTER_DAYS * 86_400);
  await sql`
    delete from match_notifications n using matches m
    where m.id = n.match_id and m.starts_at < ${before}
      and m.status >= ${MATCH_STATUS.finished}
  `.execute(db);
}
