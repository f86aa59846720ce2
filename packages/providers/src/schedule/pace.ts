import { periodEnd } from './limits.ts';
import type { SpendLedger } from './spend-ledger.ts';
import { openSeconds, type PacedDue, PURPOSES, type Task } from './task.ts';

export type PacedTask = Task & { readonly due: PacedDue };

/** How often paced tasks of a provider may be asked for, so that its day suffices. */
export interface Pace {
  /** Seconds between the calls of each task, from its ideal on; Infinity: it is not repeated. */
  readonly intervals: ReadonlyMap<string, number>;
  /** Tasks whose first call of an open time is paid for. */
  readonly first: ReadonlySet<string>;
}

export const rankOf = ({ purpose }: Task): number => PURPOSES.indexOf(purpose);

/** Open times that begin or go on today and have had no call yet. */
function unservedTimes({ due }: PacedTask, last: number | undefined, at: number, end: number) {
  return due.open.filter(({ from, to }) => to > at && from < end && (last ?? -1) < from);
}

/** How long a task has waited, in its own intervals. */
export const lateness = (task: PacedTask, last: number | undefined, at: number): number =>
  last === undefined ? Number.POSITIVE_INFINITY : (at - last) / task.due.idealSeconds;

interface Share {
  readonly task: PacedTask;
  readonly cost: number;
  readonly seconds: number;
  /** Calls at ideal intervals. */
  readonly ideal: number;
}

/**
 * Divides calls by the square root of what each task could use: the one that changes every seconds
 * gets most of them, and the one that changes every hours is not forgotten. None gets more than it
 * can use.
 */
function intervalsOf(shares: readonly Share[], budget: number): Map<string, number> {
  const intervals = new Map<string, number>();
  let left = budget;
  // Less than a call is left: the next day has it.
  const isPaid = ({ cost }: Share): boolean => cost === 0 || cost <= budget;
  for (const share of shares) {
    if (!isPaid(share)) intervals.set(share.task.id, Number.POSITIVE_INFINITY);
  }
  let open = shares.filter(isPaid);
  while (open.length > 0) {
    const roots = open.reduce((sum, { cost, ideal }) => sum + cost * Math.sqrt(ideal), 0);
    const unit = Math.max(left, 0) / roots;
    const sated = open.filter(({ cost, ideal }) => cost === 0 || unit * Math.sqrt(ideal) >= ideal);
    if (sated.length === 0) {
      for (const { task, seconds, ideal } of open) {
        intervals.set(task.id, seconds / (unit * Math.sqrt(ideal)));
      }
      return intervals;
    }
    for (const { task, cost, ideal } of sated) {
      intervals.set(task.id, task.due.idealSeconds);
      left -= cost * ideal;
    }
    open = open.filter((share) => !sated.includes(share));
  }
  return intervals;
}

/**
 * Divides what is left of a day. Every open time gets its first call, those of the more urgent
 * purpose and then those that waited longest first; the rest repeats all of them.
 * @param reserved for calls that are made once
 */
export function paceOf(
  tasks: readonly PacedTask[],
  ledger: SpendLedger,
  lastCalls: ReadonlyMap<string, number>,
  at: number,
  reserved: number,
): Pace {
  const end = periodEnd('day', at);
  let left = ledger.allowance(at) - reserved;
  const ordered = tasks.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      lateness(other, lastCalls.get(other.id), at) - lateness(one, lastCalls.get(one.id), at) ||
      (one.id < other.id ? -1 : 1),
  );
  const first = new Set<string>();
  const shares: Share[] = [];
  for (const task of ordered) {
    const cost = ledger.weigh(task.cost);
    const firsts = unservedTimes(task, lastCalls.get(task.id), at, end).length * cost;
    if (firsts > 0 && cost > left) continue;
    first.add(task.id);
    left -= Math.min(firsts, left);
    const seconds = openSeconds(task.due.open, at, end);
    if (seconds > 0) shares.push({ task, cost, seconds, ideal: seconds / task.due.idealSeconds });
  }
  return { intervals: intervalsOf(shares, left), first };
}
