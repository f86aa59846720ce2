import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, cx, DESKTOP, Icon } from '@tipmark/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { closeMenu } from './close-menu.ts';
import { sectionsOf, siteSections, thumbSections } from './composition.ts';
import { OtherLanguage } from './LanguageSwitch.tsx';
import { LazySignOut } from './lazy-signed-in.ts';
import { menuFrame, menuList } from './menu-list.ts';
import type { AccountLinkData } from './use-account-link.ts';
import type { Links } from './use-links.ts';

const menu = css`
  ${DESKTOP} {
    display: none;
  }
  > summary {
    justify-content: center;
    width: 44px;
    margin-left: -12px;
    color: var(--text2);
  }
  > nav {
    left: -8px;
  }
`;

interface MoreMenuProps {
  readonly links: Links;
  readonly served: ServedRoutes;
  readonly account: AccountLinkData | undefined;
}

/** What has no room in the head and the bottom bar of a phone; opens without scripts too. */
export function MoreMenu({ links, served, account }: MoreMenuProps) {
  const { t } = useTranslation(['common', 'layout']);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeMenu(ref.current) : undefined), []);
  const inBar = new Set(thumbSections(links.sport, served).map(({ word }) => word));
  const all = [...sectionsOf(links.sport, served), ...siteSections(served)];
  const items = all.filter(({ word }) => !inBar.has(word));
  return (
    <details className={cx(menuFrame, menu)} ref={ref}>
      <summary aria-label={t('layout:more')}>
        <Icon name="menu" size={20} />
      </summary>
      <nav className={menuList} aria-label={t('layout:more')}>
        {items.map(({ route, word }) => (
          <a key={route} href={links.to(route)} aria-current={links.current(route)}>
            {t(word)}
          </a>
        ))}
        {account?.settingsHref && <a href={account.settingsHref}>{t('layout:settings')}</a>}
        <OtherLanguage address={links.address} />
        {account?.settingsHref && (
          <Suspense>
            <LazySignOut />
          </Suspense>
        )}
      </nav>
    </details>
  );
}
