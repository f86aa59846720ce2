import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { wantsKind } from '../notices/notify-queries.ts';
import { READER, type Reader } from './reader-queries.ts';

export type Subscriber = Reader & { readonly id: number; readonly url: string };

/** Time zones of the readers of the digest; null for a device that reported none. */
export async function findDigestZones(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ timezone: string | null }>`
    select distinct u.timezone from users u where ${wantsKind(NOTIFICATION_TYPE.weeklyDigest)}
  `.execute(db);
  return rows.map(({ timezone }) => timezone);
}

/** Users in these zones who have not had the digest of this week. */
export async function findDigestReaders(
  db: Db,
  week: string,
  { zones, limit }: { readonly zones: readonly (string | null)[]; readonly limit: number },
): Promise<Subscriber[]> {
  const type = NOTIFICATION_TYPE.weeklyDigest;
  const named = zones.filter((zone) => zone !== null);
  const { rows } = await sql<Subscriber>`
    select u.id, u.url, ${READER} from users u
    where ${wantsKind(type)}
      and (u.timezone = any(${named}::text[]) or (${zones.includes(null)}::boolean and u.timezone is null))
      and not exists (
        select 1 from notices n where n.dedup_key = 'digest:' || ${week}::text || ':' || u.id
      )
    order by u.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Subscribers of site news, with ids above a given one. */
export async function findSiteNewsReaders(
  db: Db,
  afterId: number,
  limit: number,
): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select u.id, u.url, ${READER} from users u
    where u.id > ${afterId} and ${wantsKind(NOTIFICATION_TYPE.productNews)}
    order by u.id
    limit ${limit}
  `.execute(db);
  return rows;
}
