import type { ApiFailure } from '@tipmark/api-client';

/**
 * onlyFirst: while one is under way further ones are ignored (exhaustMap); a second click on a
 * button must not post twice.
 * latest: a new one aborts the one under way (switchMap).
 * each: all run side by side (mergeMap).
 */
export type CommandPolicy = 'onlyFirst' | 'latest' | 'each';

interface CommandAction<Phase extends string> {
  readonly type: `${string}/${Phase}`;
  readonly command: string;
  readonly phase: Phase;
}

export interface SubmittedAction<Request = unknown> extends CommandAction<'submitted'> {
  readonly when: CommandPolicy;
  readonly request: Request;
  readonly subject?: string;
  readonly meta: { readonly epic: true };
}

/** The write is done. */
export interface DoneAction<Result = unknown> extends CommandAction<'succeeded'> {
  readonly result: Result;
  /** Unix seconds. */
  readonly receivedAt: number;
}

export interface RefusedAction<Result = unknown> extends CommandAction<'failed'> {
  readonly error: ApiFailure;
  /** Of an answer with status 200 that carries an error. */
  readonly result?: Result;
  /** Unix seconds. */
  readonly receivedAt?: number;
}

/** Aborts what is under way and clears everything. */
export interface CommandResetAction extends CommandAction<'reset'> {
  readonly meta: { readonly epic: true };
}

export type AnyCommandAction = SubmittedAction | DoneAction | RefusedAction | CommandResetAction;

/** Recognises the actions of commands. */
export const isCommandAction = (action: { readonly type: string }): action is AnyCommandAction =>
  'command' in action && 'phase' in action;
