import { useReader } from '@tipmark/match-features';
import {
  type HostState,
  selectIsSignedIn,
  selectNowSeconds,
  selectSession,
} from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import {
  notificationsAddress,
  type ProfileView,
  plainView,
  profileAddress,
  readProfileView,
} from '../../parts/profile-address/profile-address.ts';
import { pageProfileLoad } from './profile-loads.ts';

export type Dispatch = (action: { readonly type: string }) => void;

/** The reader, the choices in the address, and the profile itself. */
export function useProfile() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { userUrl = '' } = useParams();
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { url: ownUrl } = useSelector(selectSession);
  const { data: profile } = useSelector((state: HostState) => pageProfileLoad.select(state));
  const view = useMemo(() => readProfileView(search), [search]);
  return {
    reader,
    nowSeconds,
    isSignedIn,
    profile,
    /** As in the address: requests use it. */
    userUrl,
    view,
    dispatch,
    /** The same profile in another view; unnamed parts get their defaults. */
    addressOf: (wanted: Partial<ProfileView>) =>
      profileAddress(profile?.url ?? userUrl, { ...plainView, ...wanted }, reader.locale),
    /** Where the visitor chooses what emails notify them of; a guest gets there by signing in. */
    notificationsAddress: notificationsAddress(
      ownUrl || (profile?.url ?? userUrl),
      isSignedIn,
      reader.locale,
    ),
    /** Navigates there in place: the page retains its scroll position. */
    go: (address: string) => void navigate(address, { preventScrollReset: true }),
  };
}

export type ProfilePage = ReturnType<typeof useProfile>;
