import { CallError } from '../errors/errors.ts';

const FULL_RETRY_SECONDS = 30;

/** Somebody for whom a connection counts, and how many of them there may be. */
export interface ConnectionShare {
  readonly caller: string;
  readonly max: number;
}

/** Limits of listeners: per caller and network, and in total. */
export interface ConnectionLimit {
  /**
   * @param shares all of them must have room; none = not limited
   * @returns releases it
   * @throws CallError unavailable when the process is full, rate_limited when one has too many
   */
  acquire(shares: readonly ConnectionShare[]): () => void;
}

export function createConnectionLimit(countOfTaken: () => number, max: number): ConnectionLimit {
  const countByCaller = new Map<string, number>();
  const countOf = (caller: string) => countByCaller.get(caller) ?? 0;

  function release(caller: string): void {
    const left = countOf(caller) - 1;
    if (left > 0) countByCaller.set(caller, left);
    else countByCaller.delete(caller);
  }

  return {
    acquire(shares) {
      if (countOfTaken() >= max) {
        throw new CallError('unavailable', { retryAfterSeconds: FULL_RETRY_SECONDS });
      }
      if (shares.some((share) => countOf(share.caller) >= share.max)) {
        throw new CallError('rate_limited', { retryAfterSeconds: FULL_RETRY_SECONDS });
      }
      for (const { caller } of shares) countByCaller.set(caller, countOf(caller) + 1);
      return () => {
        for (const { caller } of shares) release(caller);
      };
    },
  };
}
