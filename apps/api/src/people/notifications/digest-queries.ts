import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { acceptsMails, READER_LOCALE, READER_MAIL } from './reader-queries.ts';

/** For a user whose device reported no time zone. */
const DEFAULT_ZONE = 'Europe/Moscow';
const FIRST_HOUR = 9;

export type Subscriber = {
  readonly id: number;
  readonly email: string;
  readonly locale: string;
};

/** Only users who turned on a kind that is off by default. */
const hasChosen = (type: number) => sql<boolean>`exists (
  select 1 from user_notifications o
  where o.user_id = u.id and o.type = ${type} and o.is_active
)`;

/** Users for whom it is Monday morning and who have not had the digest of this week. */
export async function findDigestReaders(
  db: Db,
  week: string,
  { nowSeconds, limit }: { readonly nowSeconds: number; readonly limit: number },
): Promise<Subscriber[]> {
  const type = NOTIFICATION_TYPE.weeklyDigest;
  const local = sql`(${atSecond(nowSeconds)}::timestamptz
    at time zone coalesce(u.timezone, ${DEFAULT_ZONE}))`;
  const { rows } = await sql<Subscriber>`
    select u.id, ${READER_MAIL} as email, ${READER_LOCALE} as locale from users u
    where ${hasChosen(type)} and ${acceptsMails(type)}
      and extract(isodow from ${local}) = 1 and extract(hour from ${local}) >= ${FIRST_HOUR}
      and not exists (
        select 1 from outbox o where o.dedup_key = 'digest:' || ${week} || ':' || u.id
      )
    order by u.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Subscribers of site news, with ids above a given one. */
export async function findNewsReaders(
  db: Db,
  afterId: number,
  limit: number,
): Promise<Subscriber[]> {
  const type = NOTIFICATION_TYPE.productNews;
  const { rows } = await sql<Subscriber>`
    select u.id, ${READER_MAIL} as email, ${READER_LOCALE} as locale from users u
    where u.id > ${afterId} and ${hasChosen(type)} and ${acceptsMails(type)}
    order by u.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export type Week = {
  readonly settled: number;
  readonly profit_milli: number;
  readonly followers: number;
  readonly followed_tips: number;
};

/** A user's weekly summary. */
export async function findWeek(db: Db, userId: number, endSeconds: number): Promise<Week> {
  const end = atSecond(endSeconds);
  const start = atSecond(endSeconds - 7 * 86_400);
  const { rows } = await sql<Week>`
    select
      (select count(*)::int from tips t where t.user_id = ${userId}
        and t.settled_at > ${start} and t.settled_at <= ${end}) as settled,
      (select coalesce(sum(t.profit_milli), 0)::int from tips t where t.user_id = ${userId}
        and t.settled_at > ${start} and t.settled_at <= ${end}) as profit_milli,
      (select count(*)::int from follows f where f.tipster_id = ${userId}
        and f.created_at > ${start} and f.created_at <= ${end}) as followers,
      (select count(*)::int from tips t join follows f on f.tipster_id = t.user_id
        where f.follower_id = ${userId} and t.created_at > ${start} and t.created_at <= ${end}
          and t.delay_salt is null) as followed_tips
  `.execute(db);
  return rows[0] ?? { settled: 0, profit_milli: 0, followers: 0, followed_tips: 0 };
}
