import { selectSession } from '@tipmark/remote-kit';
import { css, DESKTOP, Icon } from '@tipmark/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { closeMenu } from './close-menu.ts';
import { type ServedRoutes, sectionsOf, siteSections, thumbSections } from './composition.ts';
import { SignOutButton } from './SignOutButton.tsx';
import type { Links } from './use-links.ts';

const menu = css`
  position: relative;
  ${DESKTOP} {
    display: none;
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    margin-left: -12px;
    cursor: pointer;
    color: var(--text2);
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
`;

const list = css`
  position: absolute;
  left: -8px;
  top: 48px;
  min-width: 220px;
  padding: 8px;
  border-radius: 10px;
  background: var(--raised);
  box-shadow: var(--shadow);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 6px;
    font-weight: 500;
  }
  a:hover {
    background: var(--hover);
  }
  a[aria-current] {
    background: var(--selected);
    font-weight: 600;
  }
  button {
    margin: 8px 12px;
  }
`;

interface MoreMenuProps {
  readonly links: Links;
  readonly served: ServedRoutes;
}

/** What has no place in the head and the bottom bar of a phone; opens without scripts too. */
export function MoreMenu({ links, served }: MoreMenuProps) {
  const { t } = useTranslation(['common', 'layout']);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeMenu(ref.current) : undefined), []);
  const inBar = new Set(thumbSections(links.sport, served).map(({ route }) => route));
  const all = [...sectionsOf(links.sport, served), ...siteSections(served)];
  const items = all.filter(({ route }) => !inBar.has(route));
  const { isSignedIn } = useSelector(selectSession);
  if (items.length === 0 && !isSignedIn) return null;
  return (
    <details className={menu} ref={ref}>
      <summary aria-label={t('layout:more')}>
        <Icon name="menu" size={20} />
      </summary>
      <nav className={list} aria-label={t('layout:more')}>
        {items.map(({ route, word }) => (
          <a key={route} href={links.to(route)} aria-current={links.current(route)}>
            {t(word)}
          </a>
        ))}
        <SignOutButton />
      </nav>
    </details>
  );
}
