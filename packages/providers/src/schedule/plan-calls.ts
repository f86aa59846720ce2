import { type Circuit, SOUND } from './circuit.ts';
import { periodEnd, periodStart } from './limits.ts';
import { lateness, type Pace, type PacedTask, paceOf, rankOf } from './pace.ts';
import type { SpendLedger } from './spend-ledger.ts';
import type { OnceDue, Task } from './task.ts';

export interface PlannedCall {
  readonly task: Task;
  /** Unix seconds. */
  readonly at: number;
}

export interface PlanInput {
  readonly now: number;
  /** Calls after it are not planned. */
  readonly until: number;
  readonly tasks: readonly Task[];
  /** By provider. */
  readonly ledgers: ReadonlyMap<string, SpendLedger>;
  readonly circuits: ReadonlyMap<string, Circuit>;
  /** When each task was last answered; one that is due once is over by that. */
  readonly lastCalls: ReadonlyMap<string, number>;
}

export interface Plan {
  /** In the order of their times. */
  readonly calls: readonly PlannedCall[];
  /** Calls due once that no budget is left for. */
  readonly leftOut: readonly Task[];
}

type OnceTask = Task & { readonly due: OnceDue };

const isOnce = (task: Task): task is OnceTask => task.due.kind === 'once';
const isPaced = (task: Task): task is PacedTask => task.due.kind === 'paced';
/** Of a day may go to calls due once while others have to be repeated. */
const ONCE_SHARE = 0.5;
/** Of a day may go to what can wait for days. */
const SPARE_SHARE = 0.05;
const isSpare = ({ purpose }: Task): boolean => purpose === 'squads';

/**
 * Calls due once that the rest of the day pays for, the most urgent first. Their share is one of
 * the whole day: what is repeated meanwhile does not make it smaller.
 */
function affordable(
  tasks: readonly OnceTask[],
  paced: readonly PacedTask[],
  ledger: SpendLedger,
  at: number,
  spent: SpentOnce,
): OnceTask[] {
  const end = periodEnd('day', at);
  const isShared = paced.some(({ due }) => due.open.some(({ from, to }) => to > at && from < end));
  const share = ONCE_SHARE * ledger.allowanceOfDay(at) - spent.all;
  let spare = SPARE_SHARE * ledger.allowanceOfDay(at) - spent.onSpare;
  let left = Math.min(ledger.allowance(at), isShared ? share : Number.POSITIVE_INFINITY);
  const urgent = tasks.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.due.at - other.due.at,
  );
  return urgent.filter((task) => {
    // What is due on another day is paid for by that day.
    if (task.due.at >= end) return true;
    const cost = ledger.weigh(task.cost);
    // A share of a small budget may be less than one call.
    if (cost > Math.max(left, 0) && !(left > 0 && cost <= ledger.allowance(at))) return false;
    if (isSpare(task) && cost > spare) return false;
    if (isSpare(task)) spare -= cost;
    left -= cost;
    return true;
  });
}

/** What calls due once have cost on this day, in the ledger's unit. */
interface SpentOnce {
  readonly all: number;
  readonly onSpare: number;
}

function spentOnceOn(
  tasks: readonly Task[],
  ledger: SpendLedger,
  lastCalls: PlanInput['lastCalls'],
  at: number,
): SpentOnce {
  const made = tasks.filter(
    (task) => isOnce(task) && (lastCalls.get(task.id) ?? 0) >= periodStart('day', at),
  );
  const costOf = (some: readonly Task[]) =>
    some.reduce((sum, { cost }) => sum + ledger.weigh(cost), 0);
  return { all: costOf(made), onSpare: costOf(made.filter(isSpare)) };
}

/** The first second from `from` on in which a paced task is open. */
function openAt({ due }: PacedTask, from: number): number {
  const time = due.open.find(({ to }) => to > from);
  return time === undefined ? Number.POSITIVE_INFINITY : Math.max(time.from, from);
}

/** The next open time without a call in it, not sooner after the last call than is of use. */
function unservedAt({ due }: PacedTask, last: number, at: number): number {
  const soonest = Math.max(at, last + due.idealSeconds);
  const time = due.open.find(({ from, to }) => from > last && to > soonest);
  return time === undefined ? Number.POSITIVE_INFINITY : Math.max(time.from, soonest);
}

function dueAt(
  task: Task,
  last: number | undefined,
  at: number,
  { intervals, first }: Pace,
): number {
  if (isOnce(task)) return Math.max(task.due.at, at);
  if (!isPaced(task) || !first.has(task.id)) return Number.POSITIVE_INFINITY;
  if (last === undefined) return openAt(task, at);
  const interval = intervals.get(task.id) ?? task.due.idealSeconds;
  const repeated = Math.max(at, last + Math.ceil(interval));
  return Math.min(openAt(task, repeated), unservedAt(task, last, at));
}

/** Plans the calls of one provider by playing its day. */
function planProvider(
  all: readonly Task[],
  budget: SpendLedger,
  input: PlanInput,
  startsAt: number,
): Plan {
  const { until } = input;
  const ledger = budget.copy();
  const last = new Map(input.lastCalls);
  const paced = all.filter(isPaced);
  const once = all.filter(isOnce).filter(({ id, due }) => !last.has(id) && due.until >= startsAt);
  const calls: PlannedCall[] = [];
  const done = new Set<string>();
  let at = startsAt;
  let day = -1;
  let accepted: OnceTask[] = [];
  while (at <= until) {
    if (periodEnd('day', at) !== day) {
      day = periodEnd('day', at);
      const open = once.filter(({ id, due }) => !done.has(id) && due.until >= at);
      accepted = affordable(open, paced, ledger, at, spentOnceOn(all, ledger, input.lastCalls, at));
    }
    const now = at;
    const waiting = accepted.filter(({ id, due }) => !done.has(id) && due.until >= now);
    const reserved = waiting
      .filter(({ due }) => due.at < day)
      .reduce((sum, { cost }) => sum + ledger.weigh(cost), 0);
    const pace = paceOf(paced, ledger, last, now, reserved);
    const due = [...waiting, ...paced].map((task) => ({
      task,
      dueAt: dueAt(task, last.get(task.id), now, pace),
    }));
    const soonest = Math.min(until + 1, day, ...due.map((one) => one.dueAt));
    if (soonest > now) {
      at = soonest;
      continue;
    }
    const ready = due
      .filter((one) => one.dueAt <= now)
      .map(({ task }) => ({ task, freeAt: ledger.earliest(now, task.cost, until) ?? until + 1 }));
    const next = ready
      .filter(({ freeAt }) => freeAt === now)
      .map(({ task }) => task)
      .toSorted((one, other) => compareReady(one, other, last, now))[0];
    if (next === undefined) {
      at = Math.min(day, ...ready.map(({ freeAt }) => freeAt));
      continue;
    }
    calls.push({ task: next, at: now });
    ledger.spend(now, next.cost);
    if (next.check !== undefined) ledger.spend(now, next.cost);
    last.set(next.id, now);
    done.add(next.id);
  }
  const leftOut = once.filter(({ id, due }) => !done.has(id) && due.until <= until);
  return { calls, leftOut };
}

/** Calls due once go first, what can wait last; of the others the one that waited longest. */
function compareReady(
  one: Task,
  other: Task,
  last: ReadonlyMap<string, number>,
  at: number,
): number {
  const canWait = Number(isSpare(one)) - Number(isSpare(other));
  if (canWait !== 0) return canWait;
  const isBehind = Number(isPaced(one)) - Number(isPaced(other));
  if (isBehind !== 0) return isBehind;
  if (isPaced(one) && isPaced(other)) {
    const late = lateness(other, last.get(other.id), at) - lateness(one, last.get(one.id), at);
    if (late !== 0 && !Number.isNaN(late)) return late;
  }
  return rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1);
}

/**
 * Plans the next calls: never above a limit, so that the month lasts, and a provider that fails is
 * left alone. Knows no clock and sends nothing.
 */
export function planCalls(input: PlanInput): Plan {
  const byProvider = Map.groupBy(input.tasks, ({ provider }) => provider);
  const plans = [...byProvider].map(([provider, tasks]) => {
    const ledger = input.ledgers.get(provider);
    if (ledger === undefined) return { calls: [], leftOut: tasks.filter(isOnce) };
    const { closedUntil } = input.circuits.get(provider) ?? SOUND;
    return planProvider(tasks, ledger, input, Math.max(input.now, closedUntil));
  });
  return {
    calls: plans.flatMap(({ calls }) => calls).toSorted((left, right) => left.at - right.at),
    leftOut: plans.flatMap(({ leftOut }) => leftOut),
  };
}
