import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from '../errors/database-errors.ts';

/** The callers of work that several share. */
export interface Waiting {
  readonly callers: Set<Deadline>;
  /** It is done whether or not they wait. */
  isNeeded: boolean;
}

/** The time a call has, from the arrival of its request to its answer. */
export interface Deadline {
  /** On the clock of `performance.now()`. */
  endsAtMs: number;
  /** Whether the answer was sent in time: what the call started may then take any time. */
  isOver: boolean;
  /** Whose work it is, where several share it. */
  readonly waiting?: Waiting;
}

const HAS_LEFT = Number.NEGATIVE_INFINITY;

/** Nobody reads the answer any more: what it still needs is not asked for. */
export function leave(deadline: Deadline): void {
  deadline.endsAtMs = HAS_LEFT;
}

/** True once everybody who waited has left. */
export const isAbandoned = ({ callers, isNeeded }: Waiting): boolean =>
  !isNeeded && callers.size > 0 && [...callers].every(({ endsAtMs }) => endsAtMs === HAS_LEFT);

const current = new AsyncLocalStorage<Deadline | undefined>();

/** The time for the call is over; the same call may succeed later. */
export class DeadlinePassed extends DatabaseUnavailable {
  constructor() {
    super('the call is not answered within its deadline');
  }
}

/**
 * Gives everything that `next` starts a common deadline.
 * @returns set `isOver` when the answer was sent
 */
export function enterDeadline<Result>(
  budgetMs: number,
  next: (deadline: Deadline) => Result,
): Result {
  const deadline: Deadline = { endsAtMs: performance.now() + budgetMs, isOver: false };
  return current.run(deadline, () => next(deadline));
}

/**
 * Runs work that several callers wait for, or none: no caller's deadline applies to it.
 * @param waiting once all of them have left, what the work still needs is not asked for
 */
export function withOwnDeadline<Result>(
  budgetMs: number,
  work: () => Promise<Result>,
  waiting?: Waiting,
): Promise<Result> {
  const endsAtMs = performance.now() + budgetMs;
  const deadline: Deadline = { endsAtMs, isOver: false, ...(waiting && { waiting }) };
  return current.run(deadline, async () => {
    try {
      return await withinDeadline(work);
    } finally {
      deadline.isOver = true;
    }
  });
}

/** The current call waits for work that others share. */
export function joinWaiting(waiting: Waiting): void {
  const deadline = current.getStore();
  if (deadline === undefined) waiting.isNeeded = true;
  else waiting.callers.add(deadline);
}

/** Milliseconds until the current deadline, negative behind it; undefined without one. */
export function leftMs(): number | undefined {
  const deadline = current.getStore();
  if (deadline === undefined || deadline.isOver) return undefined;
  if (deadline.waiting !== undefined && isAbandoned(deadline.waiting)) return HAS_LEFT;
  return deadline.endsAtMs - performance.now();
}

export interface Limits {
  /** Waits no longer than this, whatever the deadline. */
  readonly mostMs?: number;
}

/**
 * Waits for work until the current deadline.
 * @throws DeadlinePassed at the deadline; the work is not begun where it has passed already
 */
export async function withinDeadline<Result>(
  work: () => Promise<Result>,
  { mostMs = Number.POSITIVE_INFINITY }: Limits = {},
): Promise<Result> {
  const deadline = current.getStore();
  const left = leftMs();
  if (deadline === undefined || left === undefined) return work();
  if (left <= 0) throw new DeadlinePassed();
  const { promise: passed, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => {
      // answered meanwhile: the work that remains has no caller
      if (deadline.isOver) return;
      reject(new DeadlinePassed());
    },
    Math.min(left, mostMs),
  );
  timer.unref();
  try {
    return await Promise.race([work(), passed]);
  } finally {
    clearTimeout(timer);
  }
}
