import type { SqlClient } from './sql-pool.ts';

/** One transaction, however long its statements take: for commands, not for requests. */
export async function longTransaction<Result>(
  client: SqlClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
