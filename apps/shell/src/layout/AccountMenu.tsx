import { selectSession } from '@tipmark/remote-kit';
import { css, cx, Icon } from '@tipmark/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AccountLink, accountLook, accountName } from './AccountLink.tsx';
import { closeMenu } from './close-menu.ts';
import { menuFrame, menuList } from './menu-list.ts';
import { SignOutButton } from './SignOutButton.tsx';
import type { AccountLinkData } from './use-account-link.ts';

const menu = css`
  > summary {
    gap: 4px;
    > svg {
      flex: none;
    }
  }
  > nav {
    right: 0;
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
    <details
      className={cx(menuFrame, menu, accountLook)}
      data-in-bar={isInBar || undefined}
      ref={ref}
    >
      <summary aria-label={t('layout:account', { name: account.text })}>
        <span className={accountName}>{account.text}</span>
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
