import type { ApiFailure } from '@tipmark/api-client';
import type { EndpointDefinition, RequestOf } from '@tipmark/contract';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { HostState } from '../host/host-state.ts';
import { useDispatch } from '../store.ts';
import type { CommandState } from './command-state.ts';
import type { Command } from './create-command.ts';

/** A command as a form uses it. */
export interface CommandForm<Request, Result> {
  readonly state: CommandState<Result>;
  readonly isSubmitting: boolean;
  readonly error: ApiFailure | undefined;
  readonly submit: (request: Request) => void;
  /** Stops waiting, or clears the result. */
  readonly reset: () => void;
}

/** Submits a command and follows it; leaving the form aborts it and clears its reply. */
export function useCommand<E extends EndpointDefinition, Result>(
  command: Command<E, Result>,
): CommandForm<RequestOf<E>, Result> {
  const dispatch = useDispatch();
  const state = useSelector((known: HostState) => command.select(known));
  useEffect(() => () => dispatch(command.reset()), [dispatch, command]);
  return {
    state,
    isSubmitting: state.status === 'submitting',
    error: state.status === 'failed' ? state.error : undefined,
    submit: (request) => dispatch(command.submitted(request)),
    reset: () => dispatch(command.reset()),
  };
}
