import type { ApiFailure } from '@tipmark/api-client';

/**
 * latest: a new request cancels the one under way (switchMap).
 * each: all run side by side (mergeMap).
 * onlyFirst: while one is under way further ones are ignored (exhaustMap).
 */
export type LoadPolicy = 'latest' | 'each' | 'onlyFirst';

interface LoadAction<Phase extends string> {
  readonly type: `${string}/${Phase}`;
  readonly load: string;
  readonly phase: Phase;
  readonly meta?: { readonly epic: true };
}

export interface RequestedAction extends LoadAction<'requested'> {
  readonly key: string;
  readonly when: LoadPolicy;
  readonly request: unknown;
  /** The screen is shown without it when it fails. */
  readonly isOptional?: true;
  /** What is cached of an earlier reply is known to be out of date. */
  readonly isCacheStale?: true;
  readonly meta: { readonly epic: true };
}

/**
 * A load of one part of a screen, such as a tab: if it fails the screen is shown anyway, and the
 * part reports it.
 */
export const optionalLoad = (action: RequestedAction): RequestedAction => ({
  ...action,
  isOptional: true,
});

/** The visitor may need this soon: it is fetched and cached, the state does not change. */
export interface AheadAction extends LoadAction<'ahead'> {
  readonly key: string;
  readonly request: unknown;
  readonly meta: { readonly epic: true };
}

export interface SucceededAction extends LoadAction<'succeeded'> {
  readonly key: string;
  readonly data: unknown;
  /** Unix seconds. */
  readonly receivedAt: number;
}

export interface FailedAction extends LoadAction<'failed'> {
  readonly key: string;
  readonly error: ApiFailure;
}

/** Aborts the request under way; the previous data stays. */
export interface CancelledAction extends LoadAction<'cancelled'> {
  readonly meta: { readonly epic: true };
}

/** Aborts the request under way and clears everything. */
export interface ResetAction extends LoadAction<'reset'> {
  readonly meta: { readonly epic: true };
}

export type AnyLoadAction =
  | RequestedAction
  | AheadAction
  | SucceededAction
  | FailedAction
  | CancelledAction
  | ResetAction;

/** Distinguishes a load's actions from all others. */
export const isLoadAction = (action: { readonly type: string }): action is AnyLoadAction =>
  'load' in action && 'phase' in action;
