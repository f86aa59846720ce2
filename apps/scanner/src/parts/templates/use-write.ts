import type { CommandState, HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect, useRef } from 'react';

interface Reset {
  readonly type: string;
}

interface Write<State> {
  readonly select: (state: HostState) => State;
  readonly reset: () => Reset;
}

/** A write that is followed to its end and cleared after. */
export function useWrite<Result>(command: Write<CommandState<Result>>) {
  const dispatch = useDispatch();
  const state = useSelector((known: HostState) => command.select(known));
  useEffect(() => () => void dispatch(command.reset()), [dispatch, command]);
  return { dispatch, state, isBusy: state.status === 'submitting' };
}

/**
 * Called once each time a write succeeds while this is mounted. A write that was over before, such
 * as the one whose success put this on the page, is not reported again.
 */
export function useSuccess(isDone: boolean, then: () => void) {
  const isReported = useRef(isDone);
  useEffect(() => {
    if (!isDone) isReported.current = false;
    if (!isDone || isReported.current) return;
    isReported.current = true;
    then();
  }, [isDone, then]);
}
