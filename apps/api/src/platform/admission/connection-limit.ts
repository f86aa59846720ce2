import { LIVE_LIMITS } from '@tipmark/contract/live';
import { CallError } from '../errors/errors.ts';

const FULL_RETRY_SECONDS = 30;

/** Limits of listeners: per caller, and in total. */
export type ConnectionLimit = {
  /**
   * @param caller absent = not limited
   * @returns releases it
   * @throws CallError unavailable when the process is full, rate_limited when this caller has too
   *   many
   */
  acquire(caller: string | undefined): () => void;
};

export function createConnectionLimit(countOfTaken: () => number, max: number): ConnectionLimit {
  const countByCaller = new Map<string, number>();

  function release(caller: string): void {
    const left = (countByCaller.get(caller) ?? 1) - 1;
    if (left > 0) countByCaller.set(caller, left);
    else countByCaller.delete(caller);
  }

  return {
    acquire(caller) {
      if (countOfTaken() >= max) {
        throw new CallError('unavailable', { retryAfterSeconds: FULL_RETRY_SECONDS });
      }
      if (caller === undefined) return () => {};
      const count = countByCaller.get(caller) ?? 0;
      if (count >= LIVE_LIMITS.connectionsOfCaller) {
        throw new CallError('rate_limited', { retryAfterSeconds: FULL_RETRY_SECONDS });
      }
      countByCaller.set(caller, count + 1);
      return () => release(caller);
    },
  };
}
