import type { Load, LoadState } from '@tipmark/remote-kit';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';

/**
 * Asks about the link of a mail once the page is alive; a visit of its address alone does nothing.
 */
export function useLinkCheck(load: Load): LoadState & { readonly retry: () => void } {
  const { hash = '' } = useParams();
  const dispatch = useDispatch();
  const state = useSelector(load.select);
  const ask = () => dispatch(load.requested({ segments: { hash } } as never));
  useEffect(() => {
    dispatch(load.requested({ segments: { hash } } as never));
    return () => void dispatch(load.reset());
  }, [dispatch, hash, load]);
  return { ...state, retry: ask };
}
