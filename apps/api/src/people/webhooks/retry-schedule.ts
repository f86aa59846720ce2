const FIRST_PAUSE_SECONDS = 15;
const GROWTH = 3;
const LONGEST_PAUSE_SECONDS = 12 * 3_600;
const DAY_SECONDS = 86_400;
const GIVEN_UP_AFTER_SECONDS = 3 * DAY_SECONDS;
const DISABLED_AFTER_SECONDS = 7 * DAY_SECONDS;
const GONE = 410;

/** The answer to an attempt, as far as it decides what follows. */
export interface Attempted {
  readonly status?: number | undefined;
  readonly retryAfterSeconds: number;
}

/** What is known before an attempt is recorded. */
export interface Failing {
  /** Of this round, with the one that has just failed. */
  readonly attempts: number;
  /** When the round began: the event, or its owner had it sent again. */
  readonly begunAt: number;
  /** Since when nothing was accepted; null before the first failure. */
  readonly failingSince: number | null;
  readonly nowSeconds: number;
}

export type NextStep =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly atSeconds: number }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'disabled'; readonly reason: 'gone' | 'failing' };

/** Grows threefold from 15 seconds to 12 hours, a fifth more or less by chance. */
export function hookPauseSeconds(attempts: number, chance: () => number): number {
  const pause = Math.min(FIRST_PAUSE_SECONDS * GROWTH ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  return Math.round(pause * (0.8 + 0.4 * chance()));
}

/**
 * What follows an attempt: a receiver is tried for three days, and a webhook whose receiver has
 * accepted nothing for a week, or asks for no more, is disabled.
 */
export function nextStep(
  { status, retryAfterSeconds }: Attempted,
  { attempts, begunAt, failingSince, nowSeconds }: Failing,
  chance: () => number,
): NextStep {
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === GONE) return { kind: 'disabled', reason: 'gone' };
  if (failingSince !== null && nowSeconds - failingSince >= DISABLED_AFTER_SECONDS) {
    return { kind: 'disabled', reason: 'failing' };
  }
  const atSeconds = nowSeconds + Math.max(hookPauseSeconds(attempts, chance), retryAfterSeconds);
  return atSeconds - begunAt > GIVEN_UP_AFTER_SECONDS
    ? { kind: 'givenUp' }
    : { kind: 'retry', atSeconds };
}
