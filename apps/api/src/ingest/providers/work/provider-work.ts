import {
  assignTasks,
  type CalledProvider,
  type Circuit,
  createMatchBook,
  createSpendLedger,
  limitsOf,
  type MatchBook,
  type PlannedCall,
  type PlannedMatch,
  planCalls,
  type ReportedQuota,
  type ScheduleSettings,
  type SpendLedger,
  type Task,
} from '@tipmark/providers';
import type { Db } from '../../../platform/database/connect.ts';
import { readStates, readTasks, type StateRow, type TaskRow } from './provider-queries.ts';
import { readSpends } from './spend-queries.ts';

/** Everything the next calls follow from, as all workers stored it. */
export interface ProviderWork {
  /** In the order of their times. */
  readonly calls: readonly PlannedCall[];
  /** Everything to ask for, now or later. */
  readonly assigned: readonly Task[];
  /** When each task was last answered. */
  readonly answeredAt: ReadonlyMap<string, number>;
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly circuits: ReadonlyMap<string, Circuit>;
  readonly quotas: ReadonlyMap<string, ReportedQuota>;
  readonly books: ReadonlyMap<string, MatchBook>;
  /** Leagues whose scores are to be live, whether or not the call for them works. */
  readonly followed: ReadonlySet<string>;
}

function quotaOf({ quotaAt, quotaRemaining }: StateRow): ReportedQuota | undefined {
  return quotaAt === null || quotaRemaining === null
    ? undefined
    : { at: quotaAt, remaining: quotaRemaining };
}

/**
 * The calls that are due, by what was spent, answered and failed in all workers.
 * @param until those due later are not planned
 */
export async function findWork(
  db: Db,
  providers: readonly CalledProvider[],
  settings: ScheduleSettings,
  now: number,
  until = now,
): Promise<ProviderWork> {
  const spends = Map.groupBy(await readSpends(db, now), ({ provider }) => provider);
  const tasks = new Map((await readTasks(db)).map((row) => [row.task, row]));
  const states = new Map((await readStates(db)).map((row) => [row.provider, row]));
  const circuits = new Map<string, Circuit>();
  const quotas = new Map<string, ReportedQuota>();
  const books = new Map<string, MatchBook>();
  const ledgers = new Map<string, SpendLedger>();
  for (const provider of providers) {
    const state = states.get(provider);
    const quota = state === undefined ? undefined : quotaOf(state);
    if (quota !== undefined) quotas.set(provider, quota);
    if (state !== undefined) {
      const { failures, closedUntil } = state;
      circuits.set(provider, { failures, closedUntil: closedUntil ?? 0 });
    }
    const limits = limitsOf(provider, settings.providers[provider]);
    ledgers.set(provider, createSpendLedger(limits, spends.get(provider) ?? [], quota));
    const book = createMatchBook(provider, (state?.matches ?? []) as PlannedMatch[]);
    book.forget(now);
    books.set(provider, book);
  }
  const assigned = assignTasks({
    now,
    settings,
    providers: new Set(providers),
    ledgers,
    circuits,
    matches: [...books.values()].flatMap((book) => book.matches()),
  });
  const open = assigned.tasks.filter(({ id }) => (tasks.get(id)?.refusedUntil ?? 0) <= now);
  const answeredAt = answersOf(tasks.values());
  const { calls } = planCalls({
    now,
    until,
    tasks: open,
    ledgers,
    circuits,
    lastCalls: answeredAt,
  });
  const live = assigned.assignments.filter(({ purpose }) => purpose === 'live');
  const followed = new Set(live.map(({ league }) => league));
  return { calls, assigned: open, answeredAt, tasks, circuits, quotas, books, followed };
}

function answersOf(rows: Iterable<TaskRow>): Map<string, number> {
  const times = new Map<string, number>();
  for (const { task, answeredAt: at } of rows) if (at !== null) times.set(task, at);
  return times;
}
