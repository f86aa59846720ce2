import { selectSession } from '@tipmark/remote-kit';
import { css, Icon, MOBILE } from '@tipmark/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AccountLink } from './AccountLink.tsx';
import { closeMenu } from './close-menu.ts';
import { menuList } from './menu-list.ts';
import { SignOutButton } from './SignOutButton.tsx';
import type { AccountLinkData } from './use-account-link.ts';

const menu = css`
  position: relative;
  > summary {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    max-width: 160px;
    cursor: pointer;
    color: var(--text);
    font-weight: 600;
    font-size: 13px;
    line-height: 18px;
    list-style: none;
    white-space: nowrap;
    &:hover {
      color: var(--accent);
    }
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > svg {
      flex: none;
    }
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > nav {
    right: 0;
  }
  /* the bottom bar leads to the profile, the menu beside the logo holds the rest */
  ${MOBILE} {
    &[data-in-bar] {
      display: none;
    }
    > summary {
      max-width: 80px;
    }
  }
`;

interface AccountMenuProps {
  readonly account: AccountLinkData;
  /** The phone bar leads to the account too. */
  readonly isInBar: boolean;
}

/** Of a visitor who is signed in: the way to profile and settings, and out. */
export function AccountMenu({ account, isInBar }: AccountMenuProps) {
  const { t } = useTranslation(['common', 'layout']);
  const { isSignedIn } = useSelector(selectSession);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeMenu(ref.current) : undefined), [isSignedIn]);
  if (!isSignedIn) return <AccountLink account={account} isInBar={isInBar} />;
  return (
    <details className={menu} data-in-bar={isInBar || undefined} ref={ref}>
      <summary aria-label={t('layout:account', { name: account.text })}>
        <span>{account.text}</span>
        <Icon name="chevronDown" size={12} />
      </summary>
      <nav className={menuList} aria-label={t('layout:accountMenu')}>
        <a href={account.href}>{t('nav.profile')}</a>
        {account.settingsHref && <a href={account.settingsHref}>{t('layout:settings')}</a>}
        <SignOutButton />
      </nav>
    </details>
  );
}
