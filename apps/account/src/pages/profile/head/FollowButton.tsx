import { FollowControl } from '@tipmark/match-features';
import type { HostState, Translate } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css } from '@tipmark/ui-kit';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { followCommand } from '../profile-commands.ts';

/** As wide as the longer label, so that a click moves nothing. */
const fixed = css`
  min-width: 132px;
`;

interface FollowButtonProps {
  readonly capper: {
    readonly name: string;
    readonly url: string;
    readonly isFollowedByAccount: boolean;
  };
  readonly isSignedIn: boolean;
  /** One button of a list. */
  readonly isOneOfMany?: boolean;
  readonly t: Translate;
}

/** Follows or unfollows a capper; shows why a click changed nothing. */
export function FollowButton({ capper, isSignedIn, isOneOfMany = false, t }: FollowButtonProps) {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const state = useSelector((known: HostState) => followCommand.select(known));
  const isOfThis = 'subject' in state && state.subject === capper.url;
  return (
    <div>
      <FollowControl
        capper={capper}
        isSignedIn={isSignedIn}
        isFollowing={isSignedIn && capper.isFollowedByAccount}
        isBusy={state.status === 'submitting' && isOfThis}
        isOneOfMany={isOneOfMany}
        className={fixed}
        t={t}
        onChoose={(is_follow) =>
          dispatch(followCommand.submitted({ body: { tipster_user_url: capper.url, is_follow } }))
        }
      />
      {state.status === 'failed' && isOfThis && <p role="alert">{problemText(state.error)}</p>}
    </div>
  );
}
