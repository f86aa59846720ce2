import { MATCH_STATUS, TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import type { QuietHours } from '../account/profile/quiet-hours.ts';
import { wantsKind } from '../notices/notify-queries.ts';
import { READER, READER_LOCALE, type Reader } from './reader-queries.ts';

/** Nobody is notified of older events: backfilled ones, or those of a long stop. */
const NOTIFIED_SECONDS = 6 * 3_600;

export const NOTIFIED = { followedTips: 1, settledTips: 2 } as const;

/**
 * Entry of the ledger up to which users were notified, and those already notified of the next one.
 */
export interface Progress {
  readonly seq: number;
  readonly userId: number;
}

/** One process notifies at a time: undefined when another one is doing it. */
export async function lockProgress(tx: Tx, kind: number): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select seq, user_id as "userId" from told_tips where kind = ${kind} for update skip locked
  `.execute(tx);
  return rows[0];
}

export async function saveProgress(tx: Tx, kind: number, progress: Progress): Promise<void> {
  const { seq, userId } = progress;
  await tx
    .updateTable('told_tips')
    .set({ seq, user_id: userId })
    .where('kind', '=', kind)
    .execute();
}

export interface NextTip {
  /** Null when there is nothing to report. */
  readonly id: number | null;
  readonly author_id: number | null;
  /** The newest tip; entries of the ledger are committed in order. */
  readonly last: number;
}

/** The first tip after an entry that can still be followed, by a visible author. */
export async function findNextTip(tx: Tx, seq: number, nowSeconds: number): Promise<NextTip> {
  const { rows } = await sql<NextTip>`
    select n.id, n.user_id as author_id, l.last
    from (select coalesce(max(id), 0) as last from tips) l
    left join lateral (
      select t.id, t.user_id
      from tips t join matches m on m.id = t.match_id join users u on u.id = t.user_id
      where t.id > ${seq} and t.created_at > ${atSecond(nowSeconds - NOTIFIED_SECONDS)}
        and t.result = ${TIP_RESULT.pending} and m.status = ${MATCH_STATUS.scheduled}
        and m.starts_at > ${atSecond(nowSeconds)}
        and not u.is_private and u.blocked_at is null
      order by t.id limit 1
    ) n on true
  `.execute(tx);
  return rows[0] ?? { id: null, author_id: null, last: seq };
}

/** Followers to notify of a tip who may see it: a delayed one is for subscribers. */
export function followersOf(
  tipId: number,
  {
    afterId,
    limit,
    nowSeconds,
  }: { readonly afterId: number; readonly limit: number; readonly nowSeconds: number },
) {
  return sql`
    select u.id, ${READER_LOCALE} as locale
    from tips t join follows f on f.tipster_id = t.user_id join users u on u.id = f.follower_id
    where t.id = ${tipId} and f.follower_id > ${afterId}
      and (t.delay_salt is null or u.subscription_expires_at > ${atSecond(nowSeconds)})
      and ${wantsKind(NOTIFICATION_TYPE.followedTip)}
    order by f.follower_id
    limit ${limit}
  `;
}

export type QuietFollower = QuietHours & { readonly id: number };

/** Followers of the author of a tip who have quiet hours. */
export async function findQuietFollowers(
  tx: Tx,
  tipId: number,
  afterId: number,
): Promise<QuietFollower[]> {
  const { rows } = await sql<QuietFollower>`
    select u.id, u.quiet_from, u.quiet_to, u.timezone
    from tips t join follows f on f.tipster_id = t.user_id join users u on u.id = f.follower_id
    where t.id = ${tipId} and f.follower_id > ${afterId} and u.quiet_from is not null
  `.execute(tx);
  return rows;
}

export type SettledTip = Reader & {
  readonly id: number;
  readonly seq: number;
  readonly user_id: number;
  readonly user_url: string;
  /** Whether its author is notified of settled tips. */
  readonly is_reader: boolean;
};

/** Tips settled after an entry, in the order of the ledger. */
export async function findSettledTips(
  tx: Tx,
  seq: number,
  { limit, nowSeconds }: { readonly limit: number; readonly nowSeconds: number },
): Promise<SettledTip[]> {
  const { rows } = await sql<SettledTip>`
    select t.id, t.settled_seq as seq, u.id as user_id, u.url as user_url, ${READER},
      ${wantsKind(NOTIFICATION_TYPE.tipSettled)} as is_reader
    from tips t join users u on u.id = t.user_id
    where t.settled_seq > ${seq} and t.settled_at > ${atSecond(nowSeconds - NOTIFIED_SECONDS)}
    order by t.settled_seq
    limit ${limit}
  `.execute(tx);
  return rows;
}
