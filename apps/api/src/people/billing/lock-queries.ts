import type { SqlClient } from '../../platform/database/sql-pool.ts';

/** Any constant, one for the locks of payments; the second key is the user. */
const ADVISORY_CLASS = 7_460_151;

/** Takes the lock of a user for this connection; false when another one holds it. */
export async function tryLockUser(client: SqlClient, userId: number): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1, $2) as is_ours',
    [ADVISORY_CLASS, userId],
  );
  return rows[0]?.is_ours === true;
}

export async function unlockUser(client: SqlClient, userId: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [ADVISORY_CLASS, userId]);
}
