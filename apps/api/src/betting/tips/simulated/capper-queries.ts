import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { sql } from 'kysely';
import { allocateIds } from '../../../ingest/rows/allocate-ids.ts';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface CapperRow {
  readonly id: number;
  readonly ledger_id: string;
  readonly name: string;
}

export function findCappers(db: Db | Tx, names: readonly string[]): Promise<CapperRow[]> {
  return db
    .selectFrom('users')
    .select(['id', 'ledger_id', 'name'])
    .where('is_simulated', '=', true)
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .orderBy('id')
    .execute();
}

export interface NewCapper {
  readonly name: string;
  readonly folded: string;
  /** The preferred address; with the id appended where it is taken. */
  readonly stem: string;
  readonly ledgerId: string;
  /** A line about the user, or nothing. */
  readonly about: string;
  readonly isPrivate: boolean;
  readonly delaysTips: boolean;
  /** Unix seconds. */
  readonly createdAt: number;
}

/** Users without email or password, treated as confirmed. Names in use are skipped. */
export async function insertCappers(
  tx: Tx,
  people: readonly NewCapper[],
  countryCode: string,
): Promise<void> {
  const firstId = await allocateIds(tx, 'users', people.length);
  await sql`
    with wanted as (
      select id, ledger_id, name, folded, about, is_private, delays_tips,
        to_timestamp(created_at) as created_at,
        case when exists (select 1 from user_urls o where o.url = stem)
            or row_number() over (partition by stem order by id) > 1
          then stem || '-' || id else stem end as url
      from unnest(
        ${people.map((_, index) => firstId + index)}::int[],
        ${people.map(({ ledgerId }) => ledgerId)}::text[],
        ${people.map(({ name }) => name)}::text[],
        ${people.map(({ folded }) => folded)}::text[],
        ${people.map(({ stem }) => stem)}::text[],
        ${people.map(({ about }) => about)}::text[],
        ${people.map(({ createdAt }) => createdAt)}::int[],
        ${people.map(({ isPrivate }) => isPrivate)}::bool[],
        ${people.map(({ delaysTips }) => delaysTips)}::bool[]
      ) as item(id, ledger_id, name, folded, stem, about, created_at, is_private, delays_tips)
    ), made as (
      insert into users (id, ledger_id, name, name_folded, url, description, country_code, created_at,
        email_confirmed_at, is_simulated, is_private, delays_tips)
      select id, ledger_id, name, folded, url, about, ${countryCode}, created_at, created_at, true,
        is_private, delays_tips
      from wanted
      on conflict do nothing
      returning id, url
    )
    insert into user_urls (url, user_id) select url, id from made
  `.execute(tx);
}

/** Grants a year of premium to those who have none. */
export async function subscribeCappers(
  db: Db,
  ids: readonly number[],
  untilSeconds: number,
): Promise<void> {
  await sql`
    update users set subscription_type = ${SUBSCRIPTION_TYPE.year},
      acquirer_type = ${ACQUIRER_TYPE.sandbox}, subscription_expires_at = ${atSecond(untilSeconds)}
    where id = any(${[...ids]}::int[]) and subscription_expires_at is null
  `.execute(db);
}

interface Follow {
  readonly followerId: number;
  readonly tipsterId: number;
}

export async function insertFollows(
  db: Db,
  follows: readonly Follow[],
  nowSeconds: number,
): Promise<void> {
  if (follows.length === 0) return;
  await sql`
    insert into follows (follower_id, tipster_id, created_at)
    select f, t, ${atSecond(nowSeconds)}::timestamptz - make_interval(hours => 6 + (f * 7 + t * 13) % 1400)
    from unnest(
      ${follows.map(({ followerId }) => followerId)}::int[],
      ${follows.map(({ tipsterId }) => tipsterId)}::int[]
    ) as item(f, t)
    on conflict do nothing
  `.execute(db);
}
