import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Of a job since it was last stored; times are unix seconds. */
export interface JobState {
  readonly name: string;
  readonly succeededAt: number | null;
  readonly failedAt: number | null;
  readonly failures: number;
}

export async function storeJobStates(db: Db, states: readonly JobState[]): Promise<void> {
  if (states.length === 0) return;
  await sql`
    insert into job_states as j (name, succeeded_at, failed_at, failures)
    select s.name, to_timestamp(s."succeededAt"), to_timestamp(s."failedAt"), s.failures
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s(name text, "succeededAt" float8, "failedAt" float8, failures int)
    on conflict (name) do update set
      succeeded_at = coalesce(excluded.succeeded_at, j.succeeded_at),
      failed_at = coalesce(excluded.failed_at, j.failed_at),
      failures = j.failures + excluded.failures
  `.execute(db);
}

export async function readJobStates(db: Db): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select name, extract(epoch from succeeded_at)::float8 as "succeededAt",
      extract(epoch from failed_at)::float8 as "failedAt", failures
    from job_states order by name
  `.execute(db);
  return rows;
}
