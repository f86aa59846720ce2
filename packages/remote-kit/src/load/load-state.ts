import type { ApiFailure } from '@tipmark/api-client';

/**
 * One load in the store. While a new request is under way `data` still holds the previous answer,
 * so that a page keeps its content until the next one is in; `dataKey` tells whose answer it is.
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
