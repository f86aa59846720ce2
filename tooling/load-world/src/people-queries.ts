import type { Db, Tx } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import type { Fill } from './fill-queries.ts';

export interface PersonRow {
  readonly id: number;
  readonly ledgerId: string;
  readonly name: string;
  readonly folded: string;
  readonly url: string;
  /** Unix seconds. */
  readonly createdAt: number;
}

/** People without email or password, as if they had confirmed one. */
export async function insertPeople(tx: Tx, people: readonly PersonRow[]): Promise<void> {
  await sql`
    with made as (
      insert into users (id, ledger_id, name, name_folded, url, created_at, email_confirmed_at, is_simulated)
      select id, "ledgerId", name, folded, url,
        to_timestamp("createdAt"), to_timestamp("createdAt"), true
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as item(id int, "ledgerId" text, name text, folded text, url text, "createdAt" int)
      returning id, url
    )
    insert into user_urls (url, user_id) select url, id from made
  `.execute(tx);
}

/** Three of four people follow somebody, most often one of the first people. */
export async function insertFollows(db: Db, { firstIds, users, seed, asOf }: Fill): Promise<void> {
  await sql`
    insert into follows (follower_id, tipster_id, created_at)
    select follower, tipster, ${atSecond(asOf)}::timestamptz - make_interval(days => n * 30 + follower % 30)
    from (
      select ${firstIds.users} + u as follower, n,
        ${firstIds.users} + floor(${users} * power(${chanceOf(seed, 'follow', 'u', 'n')}, 4))::int as tipster
      from generate_series(0, ${users - 1}) u cross join generate_series(1, 3) n
      where u % 4 >= n
    ) one
    where follower <> tipster
    on conflict do nothing
  `.execute(db);
}

export async function markOutdatedSince(db: Db, since: number): Promise<void> {
  await sql`
    insert into ratings_wanted (user_id)
    select distinct user_id from tips where is_rated and settled_at >= ${atSecond(since)}
    on conflict do nothing
  `.execute(db);
}
