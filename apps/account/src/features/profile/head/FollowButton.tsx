import type { PageProfile } from '@tipmark/contract';
import { FollowControl } from '@tipmark/match-features';
import type { HostState, Translate } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css } from '@tipmark/ui-kit';
import { useProblemText } from '../../../shared/forms/use-problem-text.ts';
import { followCommand } from '../profile-commands.ts';

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
  const state = useSelector((known: HostState) => followCommand.select(known));
  const isFollowing = profile.isFollowedByAccount;
  return (
    <div>
      <FollowControl
        capper={profile}
        isSignedIn={isSignedIn}
        isFollowing={isSignedIn && isFollowing}
        isBusy={state.status === 'submitting'}
        className={fixed}
        t={t}
        onChoose={(is_follow) =>
          dispatch(followCommand.submitted({ body: { tipster_user_url: profile.url, is_follow } }))
        }
      />
      {state.status === 'failed' && state.subject === profile.url && (
        <p role="alert">{problemText(state.error)}</p>
      )}
    </div>
  );
}
