import type { ApiFailure } from '@tipmark/api-client';

/**
 * One load in the store. While a new request is under way `data` is still the previous reply, so
 * that a page retains its content until the next one arrives; `dataKey` identifies the reply.
 */
export interface LoadState<Data = unknown> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Canonical form of the request that set the status. */
  readonly key?: string;
  readonly dataKey?: string;
  readonly data?: Data;
  readonly error?: ApiFailure;
  /** Unix seconds. */
  readonly receivedAt?: number;
}

export const idleLoad: LoadState<never> = { status: 'idle' };
