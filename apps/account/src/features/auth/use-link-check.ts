import type { HostState, LoadState, RequestedAction } from '@tipmark/remote-kit';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';

interface LinkLoad {
  requested(request: { readonly segments: { readonly hash: string } }): RequestedAction;
  reset(): { readonly type: string };
  select(state: Pick<HostState, 'loads'>): LoadState;
}

/** Checks the link of an email after hydration; merely opening its address does nothing. */
export function useLinkCheck(load: LinkLoad): LoadState & { readonly retry: () => void } {
  const { hash = '' } = useParams();
  const dispatch = useDispatch();
  const state = useSelector((known: HostState) => load.select(known));
  const query = () => dispatch(load.requested({ segments: { hash } }));
  useEffect(() => {
    dispatch(load.requested({ segments: { hash } }));
    return () => void dispatch(load.reset());
  }, [dispatch, hash, load]);
  return { ...state, retry: query };
}
