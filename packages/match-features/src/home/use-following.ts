import {
  failureMessage,
  type HostState,
  selectIsSignedIn,
  selectLocale,
  selectSession,
} from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import type { HomeFeature } from './home-feature.ts';

/**
 * Whom of the cappers on the page the visitor follows. The page is everybody's, so this is asked
 * for once it is alive, and again after every change; the answer to a click counts at once.
 */
export function useFollowing({ cappers: { follow, follows } }: HomeFeature) {
  const dispatch = useDispatch();
  const isSignedIn = useSelector((state: HostState) => selectIsSignedIn(state));
  const { url: userUrl } = useSelector((state: HostState) => selectSession(state));
  const locale = useSelector((state: HostState) => selectLocale(state));
  const changed = useSelector((state: HostState) => follow.select(state));
  const known = useSelector((state: HostState) => follows.select(state)).data?.users;
  const { dataKey } = changed;

  useEffect(() => {
    if (!isSignedIn) return;
    const segments = { userUrl, pageNumber: 1 };
    dispatch(follows.requested({ segments, query: { type: 'follows' } }));
    // a change is a reason to ask again
    void dataKey;
  }, [dispatch, follows, isSignedIn, userUrl, dataKey]);

  const ask = (url: string, is_follow: boolean) =>
    follow.requested({ body: { tipster_user_url: url, is_follow } });
  const isFollowing = (url: string): boolean =>
    [true, false].find((wish) => ask(url, wish).key === dataKey) ??
    known?.some((user) => user.url === url) ??
    false;
  return {
    isSignedIn,
    userUrl,
    isBusy: changed.status === 'loading',
    isFollowing,
    wish: (url: string, isWanted: boolean) => dispatch(ask(url, isWanted)),
    /** Why the last click on this capper changed nothing. */
    problemOf: (url: string): string | undefined =>
      changed.status === 'failed' &&
      changed.error &&
      changed.key === ask(url, !isFollowing(url)).key
        ? failureMessage(changed.error, { locale })
        : undefined,
  };
}

export type Following = ReturnType<typeof useFollowing>;
