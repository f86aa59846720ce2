import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import { storeValue } from '@tipmark/remote-kit/storage';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { usePageAddress } from '../page/use-page-address.ts';

interface FollowControlProps {
  readonly capper: { readonly name: string; readonly url: string };
  readonly isSignedIn: boolean;
  readonly isFollowing: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  /** One of several: small, quiet, and labelled with its capper. */
  readonly isOneOfMany?: boolean;
  readonly className?: string | undefined;
  readonly t: Translate;
  readonly onChoose: (isFollowing: boolean) => void;
}

const storeFollow = (url: string): void => {
  storeValue(COOKIE.followUser, url, COOKIE_LIFE_SECONDS.followUser);
};

/**
 * Follows or unfollows a capper. A guest is sent to sign in, which then follows; without served
 * account pages there is no control.
 */
export function FollowControl(props: FollowControlProps) {
  const {
    capper,
    isSignedIn,
    isFollowing,
    isBusy,
    isOneOfMany = false,
    className,
    t,
    onChoose,
  } = props;
  const addressOf = usePageAddress();
  const next = addressOf('profile', { userUrl: capper.url });
  const login = addressOf('login', { source: 'follow', capper: capper.name, next });
  const text = t(isSignedIn && isFollowing ? 'button.unfollow' : 'button.follow');
  const look = {
    kind: isFollowing || isOneOfMany ? 'plain' : 'primary',
    isSmall: isOneOfMany,
    className,
    'aria-label': isOneOfMany ? `${text}: ${capper.name}` : undefined,
  } as const;
  if (isSignedIn) {
    return (
      <Button
        {...look}
        aria-pressed={isFollowing}
        disabled={isBusy}
        onClick={() => onChoose(!isFollowing)}
      >
        {text}
      </Button>
    );
  }
  if (login === undefined) return null;
  return (
    <LinkButton {...look} href={login} onClick={() => storeFollow(capper.url)}>
      {text}
    </LinkButton>
  );
}
