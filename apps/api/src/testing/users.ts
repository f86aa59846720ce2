import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApi } from './create-test-api.ts';

export interface TestUser {
  readonly id: number;
  readonly ledgerId: string;
  readonly url: string;
}

/** A stored user without a password. */
export async function aUser(
  { database: { db } }: Pick<TestApi, 'database'>,
  url: string,
  known: { readonly isPrivate?: boolean } = {},
): Promise<TestUser> {
  const ledgerId = randomBytes(8).toString('hex');
  const { rows } = await sql<{ id: number }>`
    insert into users (id, ledger_id, name, name_folded, url, created_at, is_private)
    select coalesce(max(id), 0) + 1, ${ledgerId}, ${url}, ${url}, ${url}, ${new Date(0)},
      ${known.isPrivate === true}
    from users
    returning id
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  await db.insertInto('user_urls').values({ url, user_id: id }).execute();
  return { id, ledgerId, url };
}
