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
 * Which cappers on the page the visitor follows. The page is the same for everybody, so this is
 * requested after hydration; the reply to a click counts at once.
 */
export function useFollowing({ cappers: { follow, follows, followsOf } }: HomeFeature) {
  const dispatch = useDispatch();
  const isSignedIn = useSelector((state: HostState) => selectIsSignedIn(state));
  const { url: userUrl } = useSelector((state: HostState) => selectSession(state));
  const locale = useSelector((state: HostState) => selectLocale(state));
  const changed = useSelector((state: HostState) => follow.select(state));
  const known = useSelector((state: HostState) => follows.select(state)).data?.users;

  useEffect(() => {
    if (isSignedIn) dispatch(followsOf(userUrl));
  }, [dispatch, followsOf, isSignedIn, userUrl]);

  const isFollowing = (url: string): boolean =>
    changed.status === 'succeeded' && changed.subject === url
      ? changed.result.isFollowedByAccount
      : (known?.some((user) => user.url === url) ?? false);
  return {
    isSignedIn,
    userUrl,
    isBusy: changed.status === 'submitting',
    isFollowing,
    intent: (tipster_user_url: string, is_follow: boolean) =>
      dispatch(follow.submitted({ body: { tipster_user_url, is_follow } })),
    /** Why the last click on this capper changed nothing. */
    problemOf: (url: string): string | undefined =>
      changed.status === 'failed' && changed.subject === url
        ? failureMessage(changed.error, { locale })
        : undefined,
  };
}

export type Following = ReturnType<typeof useFollowing>;
