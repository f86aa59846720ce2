import type { EndpointDefinition, RequestOf } from '@tipmark/contract';
import { type Command, type CommandForm, useCommand } from '@tipmark/remote-kit';
import { useNavigate } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import { selectArrival } from '../arrival/arrival-slice.ts';

/** A command whose success leads to another page: it stays busy until the visitor is there. */
export function useFormThatLeadsOn<E extends EndpointDefinition, Result>(
  command: Command<E, Result>,
): CommandForm<RequestOf<E>, Result> {
  const form = useCommand(command);
  const navigate = useNavigate();
  const address = useSelector(selectArrival)?.address;
  const isDone = form.state.status === 'succeeded';
  useEffect(() => {
    if (isDone && address !== undefined) void navigate(address);
  }, [navigate, isDone, address]);
  return { ...form, isSubmitting: form.isSubmitting || isDone };
}
