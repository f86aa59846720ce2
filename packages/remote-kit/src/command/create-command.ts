import type { ApiFailure } from '@tipmark/api-client';
import type { EndpointDefinition, ReplyOf, RequestOf } from '@tipmark/contract';
import type { HostState } from '../host/host-state.ts';
import {
  type CommandPolicy,
  type CommandResetAction,
  type DoneAction,
  isCommandAction,
  type RefusedAction,
  type SubmittedAction,
} from './command-actions.ts';
import { type CommandState, idleCommand } from './command-state.ts';

interface AnyAction {
  readonly type: string;
}

/** What is known after a success. */
export interface Success<E extends EndpointDefinition, Result> {
  readonly result: Result;
  readonly request: RequestOf<E>;
  readonly state: HostState;
  /** Unix seconds. */
  readonly receivedAt: number;
}

/** The actions of a command by phase. */
export interface CommandActions<E extends EndpointDefinition, Result> {
  readonly submitted: SubmittedAction<RequestOf<E>>;
  readonly succeeded: DoneAction<Result>;
  readonly failed: RefusedAction<Result>;
  readonly reset: CommandResetAction;
}

export interface Command<E extends EndpointDefinition = EndpointDefinition, Result = ReplyOf<E>> {
  readonly name: string;
  readonly endpoint: E;
  readonly when: CommandPolicy;
  submitted(request: RequestOf<E>): SubmittedAction<RequestOf<E>>;
  succeeded(result: Result, receivedAt: number): DoneAction<Result>;
  failed(error: ApiFailure, answer?: { result: Result; receivedAt: number }): RefusedAction<Result>;
  reset(): CommandResetAction;
  resultOf(reply: ReplyOf<E>): Result;
  onSuccess(success: Success<E, Result>): readonly AnyAction[];
  select(state: Pick<HostState, 'commands'>): CommandState<Result>;
  /** Recognises the command's actions of a phase: `filter(login.is('succeeded'))`. */
  is<Phase extends keyof CommandActions<E, Result>>(
    phase: Phase,
  ): (action: AnyAction) => action is CommandActions<E, Result>[Phase];
}

export interface CommandOptions<E extends EndpointDefinition, Result> {
  /** The call of the contract that writes. */
  readonly request: E;
  /** What happens to a command submitted while another is under way; `onlyFirst` by default. */
  readonly when?: CommandPolicy;
  /** The subject of one submission, when several buttons share the command: whom to follow. */
  readonly subjectOf?: (request: RequestOf<E>) => string;
  /** The part of the reply that goes into the store; by default all of it. A token must not. */
  readonly resultOf?: (reply: ReplyOf<E>) => Result;
  /**
   * What a success changes elsewhere, dispatched in this order before the command itself has
   * succeeded: loads to request again, a new reply for a load, host actions.
   */
  readonly onSuccess?: (success: Success<E, Result>) => readonly AnyAction[];
}

/**
 * Everything one write of the contract needs: its actions, its form's states in the store, its
 * changes elsewhere and, by `when`, what a second submission does. The host runs it without an epic
 * of its own. The name is its key in the store and unique in the whole site.
 */
export function createCommand<E extends EndpointDefinition, Result = ReplyOf<E>>(
  name: string,
  options: CommandOptions<E, Result>,
): Command<E, NoInfer<Result>> {
  const { request: endpoint, when = 'onlyFirst', subjectOf, resultOf, onSuccess } = options;
  const meta = { epic: true } as const;
  return {
    name,
    endpoint,
    when,
    submitted: (request) => ({
      type: `${name}/submitted`,
      phase: 'submitted',
      command: name,
      when,
      request,
      ...(subjectOf && { subject: subjectOf(request) }),
      meta,
    }),
    succeeded: (result, receivedAt) => ({
      type: `${name}/succeeded`,
      phase: 'succeeded',
      command: name,
      result,
      receivedAt,
    }),
    failed: (error, answer) => ({
      type: `${name}/failed`,
      phase: 'failed',
      command: name,
      error,
      ...answer,
    }),
    reset: () => ({ type: `${name}/reset`, phase: 'reset', command: name, meta }),
    // without `resultOf` the type of the result is the reply's
    resultOf: resultOf ?? ((reply) => reply as unknown as Result),
    onSuccess: (success) => onSuccess?.(success) ?? [],
    select: (state) => (state.commands[name] ?? idleCommand) as CommandState<Result>,
    is:
      <Phase extends keyof CommandActions<E, Result>>(phase: Phase) =>
      (action): action is CommandActions<E, Result>[Phase] =>
        isCommandAction(action) && action.command === name && action.phase === phase,
  };
}
