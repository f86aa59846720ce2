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
  /** What was kept of an earlier answer is known to be old. */
  readonly isAnew?: true;
  readonly meta: { readonly epic: true };
}

/**
 * A load of one part of a screen, such as a tab: when it fails the screen is shown all the same,
 * and the part says what happened.
 */
export const ofPart = (action: RequestedAction): RequestedAction => ({
  ...action,
  isOptional: true,
});

/** The visitor may ask for this soon: fetched and kept aside, the state does not change. */
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

/** Ends the request under way; what was there before stays. */
export interface CancelledAction extends LoadAction<'cancelled'> {
  readonly meta: { readonly epic: true };
}

/** Ends the request under way and forgets everything. */
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

/** Tells a load's action from all others. */
export const isLoadAction = (action: { readonly type: string }): action is AnyLoadAction =>
  'load' in action && 'phase' in action;
