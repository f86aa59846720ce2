import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';

/** What waits in a lane of a channel. */
export interface QueueState {
  readonly channel: string;
  readonly lane: number;
  readonly waiting: number;
  /** Seconds since the oldest of them became due; 0 when none is. */
  readonly age: number;
  /** Given up within the days that rows are stored. */
  readonly dead: number;
}

export async function readQueueStates(db: Db, nowSeconds: number): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select channel, lane, count(*) filter (where status = 'pending')::int as waiting,
      count(*) filter (where status = 'dead')::int as dead,
      coalesce(greatest(0, extract(epoch from ${atSecond(nowSeconds)}::timestamptz
        - min(run_at) filter (where status = 'pending'))), 0)::float8 as age
    from (
      select channel, lane, status, run_at from outbox where status = 'pending'
      union all
      select channel, lane, status, run_at from outbox where status = 'dead'
    ) o
    group by channel, lane
  `.execute(db);
  return rows;
}
