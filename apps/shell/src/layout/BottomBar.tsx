import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, Icon, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { type NavItem, thumbIcons } from './composition.ts';
import type { AccountLinkData } from './use-account-link.ts';
import type { Links } from './use-links.ts';

const bar = css`
  display: none;
  ${MOBILE} {
    display: flex;
    position: fixed;
    inset: auto 0 0;
    height: 56px;
    background: var(--surface);
    border-top: 1px solid var(--border);
    z-index: 190;
  }
`;

const label = css`
  max-width: 100%;
  padding: 0 2px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const link = css`
  /* a long word takes space from a short one */
  flex: 1 1 auto;
  min-width: 44px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${gap[2]};
  position: relative;
  font-size: min(${font.micro}, 14PX);
  line-height: min(14px, 18PX);
  font-weight: ${weight.medium};
  color: var(--text3);
  &[aria-current] {
    color: var(--accent);
    font-weight: ${weight.bold};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    left: 50%;
    width: 32px;
    height: 3px;
    margin-left: -16px;
    border-radius: 0 0 ${radius.badge} ${radius.badge};
    background: var(--accent);
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

interface BottomBarProps {
  readonly links: Links;
  readonly items: readonly NavItem[];
  readonly account: AccountLinkData | undefined;
}

/** The few links in the bottom bar of a phone. */
export function BottomBar({ links, items, account }: BottomBarProps) {
  const { t } = useTranslation(['common', 'layout']);
  // the item that names the page most closely: a tab of the results before the results
  const current = items.findLast(({ route, query }) => links.current(route, query));
  return (
    <nav className={bar} aria-label={t('layout:mainMenu')}>
      {items.map((item) => (
        <a
          key={item.word}
          className={link}
          href={links.to(item.route, item.query)}
          aria-current={item === current ? links.current(item.route, item.query) : undefined}
        >
          <Icon name={thumbIcons[item.word] ?? 'list'} size={20} />
          <span className={label}>
            {t(item.word === 'nav.results' ? 'nav.matches' : item.word)}
          </span>
        </a>
      ))}
      {account && (
        <a className={link} href={account.href}>
          <Icon name="user" size={20} />
          <span className={label}>
            {t(account.settingsHref === undefined ? 'nav.login' : 'nav.profile')}
          </span>
        </a>
      )}
    </nav>
  );
}
