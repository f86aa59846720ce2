import type { PageProfile } from '@tipmark/contract';
import { FollowControl } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css } from '@tipmark/ui-kit';
import { useProblemText } from '../../submission/use-submission.ts';
import { followLoad } from '../profile-loads.ts';

/** As wide as either word, so that a click moves nothing. */
const fixed = css`
  min-width: 132px;
`;

interface FollowButtonProps {
  readonly profile: PageProfile;
  readonly isSignedIn: boolean;
  readonly t: Translate;
}

/** The capper of the page, followed or not. */
export function FollowButton({ profile, isSignedIn, t }: FollowButtonProps) {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const state = useSelector(followLoad.select);
  const ask = (is_follow: boolean) =>
    followLoad.requested({ body: { tipster_user_url: profile.url, is_follow } });
  // the answer to a click counts for the profile it was made on
  const answered = [true, false].find((wish) => ask(wish).key === state.dataKey);
  const isFollowing = answered ?? profile.isFollowedByAccount;
  const isMine = state.key === ask(!isFollowing).key;
  return (
    <div>
      <FollowControl
        capper={profile}
        isSignedIn={isSignedIn}
        isFollowing={isSignedIn && isFollowing}
        isBusy={state.status === 'loading'}
        className={fixed}
        t={t}
        onWish={(isWanted) => dispatch(ask(isWanted))}
      />
      {isMine && state.status === 'failed' && state.error && (
        <p role="alert">{problemText(state.error)}</p>
      )}
    </div>
  );
}
