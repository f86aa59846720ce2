import type { ApiFailure } from '@tipmark/api-client';
import { type AnyCommandAction, isCommandAction } from './command-actions.ts';

/**
 * A command in the store: the states of its form. None of them contains the request, above all no
 * password; `subject` is what it was about, where the command names one.
 */
export type CommandState<Result = unknown> =
  | { readonly status: 'idle'; readonly subject?: undefined }
  | { readonly status: 'submitting'; readonly subject?: string }
  | {
      readonly status: 'succeeded';
      readonly subject?: string;
      readonly result: Result;
      /** Unix seconds. */
      readonly receivedAt: number;
    }
  | {
      readonly status: 'failed';
      readonly subject?: string;
      /** The server's error: `message`, and `details` by the name of the field. */
      readonly error: ApiFailure;
      /** Of an answer with status 200 that carries an error. */
      readonly result?: Result;
      /** Unix seconds. */
      readonly receivedAt?: number;
    };

export type Commands = Readonly<Record<string, CommandState>>;

export const idleCommand: CommandState<never> = { status: 'idle' };

function next(state: CommandState, action: AnyCommandAction): CommandState {
  const about = state.subject === undefined ? {} : { subject: state.subject };
  switch (action.phase) {
    case 'submitted': {
      if (action.when === 'onlyFirst' && state.status === 'submitting') return state;
      const { subject } = action;
      return { status: 'submitting', ...(subject !== undefined && { subject }) };
    }
    case 'succeeded': {
      const { result, receivedAt } = action;
      return { ...about, status: 'succeeded', result, receivedAt };
    }
    case 'failed': {
      const { error, result, receivedAt } = action;
      return {
        ...about,
        status: 'failed',
        error,
        ...(result !== undefined && { result }),
        ...(receivedAt !== undefined && { receivedAt }),
      };
    }
    case 'reset':
      return idleCommand;
  }
}

/** The one slice of all commands. */
export function commandsReducer(
  commands: Commands = {},
  action: { readonly type: string },
): Commands {
  if (!isCommandAction(action)) return commands;
  const state = commands[action.command] ?? idleCommand;
  const after = next(state, action);
  return after === state ? commands : { ...commands, [action.command]: after };
}
