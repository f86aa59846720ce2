import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** Whether a database is in use by anything. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')
    ) as found
  `.execute(db);
  return rows[0]?.found === true;
}
