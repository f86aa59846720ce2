import type { Assignment } from './assign.ts';
import type { PlannedCall } from './plan-calls.ts';
import { callsOf, PURPOSES, type Purpose, type Task } from './task.ts';

/** What calls of a purpose cost a day at most. */
export interface CostRow {
  readonly provider: string;
  readonly purpose: Purpose;
  readonly calls: number;
  readonly credits: number;
}

/** How old the numbers of a league get at most while they change, by the plan's own sum. */
export interface FreshnessRow extends Assignment {
  /** Undefined for what is asked for at certain times. */
  readonly oldestSeconds: number | undefined;
}

export function costsOf(calls: readonly PlannedCall[]): CostRow[] {
  const groups = Map.groupBy(calls, ({ task }) => `${task.provider} ${task.purpose}`);
  const rows = [...groups.values()].flatMap((group): CostRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { provider, purpose } = first.task;
    const calls = group.reduce((sum, { task }) => sum + callsOf(task), 0);
    const credits = group.reduce((sum, { task }) => sum + callsOf(task) * task.cost, 0);
    return [{ provider, purpose, calls, credits }];
  });
  return rows.toSorted(
    (one, other) =>
      one.provider.localeCompare(other.provider, 'en') ||
      PURPOSES.indexOf(one.purpose) - PURPOSES.indexOf(other.purpose),
  );
}

/** The longest time within the open times of a task without an answer. */
export function longestGap(
  { due }: Task,
  times: readonly number[],
  from: number,
  until: number,
): number | undefined {
  if (due.kind === 'once') return undefined;
  let longest: number | undefined;
  for (const open of due.open) {
    const [start, end] = [Math.max(open.from, from), Math.min(open.to, until)];
    if (end <= start) continue;
    const moments = [start, ...times.filter((at) => at >= start && at < end), end];
    for (const [index, at] of moments.entries()) {
      const gap = at - (moments[index - 1] ?? at);
      longest = Math.max(longest ?? 0, gap);
    }
  }
  return longest;
}

const isLive = (purpose: Purpose): boolean => purpose === 'live' || purpose === 'events';

/** For each league and purpose the age its numbers reach in a plan. */
export function freshnessOf(
  assignments: readonly Assignment[],
  tasks: readonly Task[],
  calls: readonly PlannedCall[],
  from: number,
  until: number,
): FreshnessRow[] {
  const times = Map.groupBy(calls, ({ task }) => task.id);
  return assignments.map((assignment) => {
    const { league, provider, purpose } = assignment;
    const gaps = tasks
      .filter(
        (task) =>
          task.provider === provider &&
          task.leagues.includes(league) &&
          (task.purpose === purpose || (isLive(task.purpose) && isLive(purpose))),
      )
      .flatMap((task) => {
        const answered = (times.get(task.id) ?? []).map(({ at }) => at);
        return longestGap(task, answered, from, until) ?? [];
      });
    return { ...assignment, oldestSeconds: gaps.length === 0 ? undefined : Math.max(...gaps) };
  });
}
