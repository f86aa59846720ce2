import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, cx, Icon } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef } from 'react';
import { type AccountLinkProps, accountClass, accountName } from './AccountLink.tsx';
import { Bell } from './Bell.tsx';
import { closeMenu } from './close-menu.ts';
import { menuFrame, menuList } from './menu-list.ts';
import { SignOutButton } from './SignOutButton.tsx';

const menu = css`
  > summary {
    gap: ${gap[4]};
    > svg {
      flex: none;
    }
  }
  > nav {
    right: 0;
  }
`;

/** For a signed-in visitor: notifications, profile, settings, and signing out. */
export function SignedInMenu({ account, isInBar }: AccountLinkProps) {
  const { t } = useTranslation(['common', 'layout']);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeMenu(ref.current) : undefined), []);
  return (
    <>
      <Bell />
      <details
        className={cx(menuFrame, menu, accountClass)}
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
    </>
  );
}
