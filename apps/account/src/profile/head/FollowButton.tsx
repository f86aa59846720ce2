import type { PageProfile } from '@tipmark/contract';
import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, css, LinkButton } from '@tipmark/ui-kit';
import { useProblemText } from '../../submission/use-submission.ts';
import { followLoad } from '../profile-loads.ts';

/** As wide as either word, so that a click moves nothing. */
const fixed = css`
  min-width: 132px;
`;

interface FollowButtonProps {
  readonly profile: PageProfile;
  readonly isSignedIn: boolean;
}

const rememberTipster = (url: string): void => {
  const life = `Max-Age=${COOKIE_LIFE_SECONDS.followUser}`;
  document.cookie = `${COOKIE.followUser}=${encodeURIComponent(url)}; Path=/; ${life}; SameSite=Lax`;
};

export function FollowButton({ profile, isSignedIn }: FollowButtonProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const dispatch = useDispatch() as (action: { readonly type: string }) => void;
  const problemText = useProblemText();
  const state = useSelector(followLoad.select);
  if (!isSignedIn) {
    return (
      <LinkButton
        kind="primary"
        className={fixed}
        href={href('login', {}, { locale })}
        onClick={() => rememberTipster(profile.url)}
      >
        {t('button.follow')}
      </LinkButton>
    );
  }
  const ask = (is_follow: boolean) =>
    followLoad.requested({ body: { tipster_user_url: profile.url, is_follow } });
  // the answer to a click counts for the profile it was made on
  const answered = [true, false].find((wish) => ask(wish).key === state.dataKey);
  const isFollowing = answered ?? profile.isFollowedByAccount;
  const isMine = state.key === ask(!isFollowing).key;
  return (
    <div>
      <Button
        kind={isFollowing ? 'plain' : 'primary'}
        className={fixed}
        aria-pressed={isFollowing}
        disabled={state.status === 'loading'}
        onClick={() => dispatch(ask(!isFollowing))}
      >
        {t(isFollowing ? 'button.unfollow' : 'button.follow')}
      </Button>
      {isMine && state.status === 'failed' && state.error && (
        <p role="alert">{problemText(state.error)}</p>
      )}
    </div>
  );
}
