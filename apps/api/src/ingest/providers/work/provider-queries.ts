import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface TaskRow {
  readonly task: string;
  readonly provider: string;
  readonly calledAt: number;
  readonly answeredAt: number | null;
  readonly refusedUntil: number | null;
}

export interface StateRow {
  readonly provider: string;
  readonly failures: number;
  readonly closedUntil: number | null;
  readonly quotaRemaining: number | null;
  readonly quotaAt: number | null;
  readonly matches: unknown;
}

export async function readTasks(db: Db): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select task, provider, extract(epoch from called_at)::float8 as "calledAt",
      extract(epoch from answered_at)::float8 as "answeredAt",
      extract(epoch from refused_until)::float8 as "refusedUntil"
    from provider_tasks
  `.execute(db);
  return rows;
}

export async function readStates(db: Db): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select provider, failures, extract(epoch from closed_until)::float8 as "closedUntil",
      quota_remaining as "quotaRemaining", extract(epoch from quota_at)::float8 as "quotaAt",
      matches
    from provider_states
  `.execute(db);
  return rows;
}

/** Workers that spend at one provider do so one after the other. */
export async function lockProvider(tx: Tx, provider: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`provider ${provider}`}))`.execute(tx);
}

/** @returns whether nobody has called it since it was known to be called */
export async function claimTask(
  tx: Tx,
  { task, provider, calledAt }: Pick<TaskRow, 'task' | 'provider'> & { calledAt: number | null },
  at: number,
): Promise<boolean> {
  const { rows } = await sql<{ task: string }>`
    insert into provider_tasks as t (task, provider, called_at)
    values (${task}, ${provider}, ${atSecond(at)})
    on conflict (task) do update set called_at = excluded.called_at
    where t.called_at <= to_timestamp(${calledAt}::float8)
    returning task
  `.execute(tx);
  return rows.length > 0;
}

/** @param leagues whose running matches the answer informed about */
export async function saveAnswered(
  db: Db,
  task: string,
  at: number,
  leagues: readonly string[] = [],
): Promise<void> {
  await sql`
    update provider_tasks set answered_at = ${atSecond(at)}, refused_until = null,
      heard_at = ${atSecond(at)}, leagues = ${leagues}::text[]
    where task = ${task}
  `.execute(db);
}

/** There is nothing at its address, which informs about no match. */
export async function saveAbsent(db: Db, task: string, at: number): Promise<void> {
  await sql`
    update provider_tasks set answered_at = ${atSecond(at)}, refused_until = null
    where task = ${task}
  `.execute(db);
}

export async function saveRefused(db: Db, task: string, until: number): Promise<void> {
  await sql`
    update provider_tasks set refused_until = ${atSecond(until)} where task = ${task}
  `.execute(db);
}

/** What an answer or a failure changes; the rest stays. */
export interface StateChange {
  readonly failures?: number;
  readonly closedUntil?: number;
  readonly failure?: string | null;
  readonly quota?: { readonly at: number; readonly remaining: number } | undefined;
  readonly answeredAt?: number;
  readonly matches?: unknown;
}

export async function saveState(db: Db, provider: string, change: StateChange): Promise<void> {
  const { failures, closedUntil, failure, quota, answeredAt, matches } = change;
  const row = {
    ...(failures === undefined ? {} : { failures }),
    ...(closedUntil === undefined ? {} : { closed_until: atSecond(closedUntil) }),
    ...(failure === undefined ? {} : { failure }),
    ...(quota === undefined
      ? {}
      : { quota_remaining: quota.remaining, quota_at: atSecond(quota.at) }),
    ...(answeredAt === undefined ? {} : { answered_at: atSecond(answeredAt) }),
    ...(matches === undefined ? {} : { matches: JSON.stringify(matches) }),
  };
  await db
    .insertInto('provider_states')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ provider, ...row }))
    .execute();
}

/** Whether the answer that was last read in full has what the provider states now. */
export async function isUnchanged(
  db: Db,
  provider: string,
  call: string,
  change: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_changes')
    .select('change')
    .where('provider', '=', provider)
    .where('call', '=', call)
    .executeTakeFirst();
  return row?.change === change;
}

/** Once that answer is stored. */
export async function saveChange(
  db: Db,
  { provider, call, change }: { provider: string; call: string; change: string },
  at: number,
): Promise<void> {
  await sql`
    insert into provider_changes (provider, call, change, seen_at)
    values (${provider}, ${call}, ${change}, ${atSecond(at)})
    on conflict (provider, call) do update
    set change = excluded.change, seen_at = excluded.seen_at
  `.execute(db);
}

/** Forgets what no plan looks at any more. */
export async function sweepTasks(db: Db, tasksBefore: number): Promise<void> {
  await sql`delete from provider_tasks where called_at < ${atSecond(tasksBefore)}`.execute(db);
  await sql`delete from provider_changes where seen_at < ${atSecond(tasksBefore)}`.execute(db);
}
