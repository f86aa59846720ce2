import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { withOwnDeadline } from './deadline.ts';

/** Whether the database answers a statement within the time. */
export const doesAnswer = (db: Db, withinMs: number): Promise<boolean> =>
  withOwnDeadline(withinMs, () => sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
