import { SearchField } from '@tipmark/header-search';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, cx, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { homeIn, searchPageOf } from './composition.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SportLinks } from './SportLinks.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { AccountLinkData } from './use-account-link.ts';
import type { Links } from './use-links.ts';
import { wrap } from './wrap.ts';

const bar = css`
  position: relative;
  z-index: 100;
  @media print {
    display: none;
  }
  ${DESKTOP} {
    position: sticky;
    top: 0;
    /* the gap of the hidden second row belongs to the page */
    pointer-events: none;
    > * {
      pointer-events: auto;
    }
  }
`;

const first = css`
  position: relative;
  z-index: 1;
  background: var(--surface);
`;

const second = css`
  background: var(--surface);
  border-bottom: 1px solid var(--border);
  ${DESKTOP} {
    transition: transform 0.2s;
    [data-one-row] > &:not(:focus-within) {
      transform: translateY(-40px);
    }
  }
`;

/** The mark of the site: a ruler, long strokes every fifth. */
const ruler = css`
  display: none;
  ${DESKTOP} {
    display: block;
    height: 5px;
    margin-bottom: -1px;
    background:
      repeating-linear-gradient(90deg, var(--border) 0 1px, transparent 1px 8px) 0 100% / 100% 2px
        no-repeat,
      repeating-linear-gradient(90deg, var(--borderStrong) 0 1px, transparent 1px 40px) 0 100% /
        100% 5px no-repeat;
  }
`;

const firstRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${gap[12]};
  min-height: 52px;
  /* one row whatever the text size, and the sports under it: a second row would push the page
     down */
  ${MOBILE} {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    column-gap: ${gap[4]};
    /* several sports share the header with a row of sports */
    &:has(> nav:not([data-single])) {
      flex-wrap: wrap;
    }
  }
  /* search results are placed beside the tools */
  [role='search'] ~ div {
    margin-left: 0;
  }
`;

const tools = css`
  display: flex;
  align-items: center;
  gap: ${gap[8]};
  margin-left: auto;
  ${MOBILE} {
    flex: none;
    gap: ${gap[4]};
  }
`;

const wide = css`
  ${MOBILE} {
    display: none;
  }
`;

interface HeaderProps {
  readonly address: string;
  readonly links: Links;
  readonly served: ServedRoutes;
  readonly account: AccountLinkData | undefined;
  /** The phone bar is shown and links to the account too. */
  readonly hasBar: boolean;
}

export function Header({ address, links, served, account, hasBar }: HeaderProps) {
  const { t } = useTranslation('layout');
  const searchPage = searchPageOf(links.sport, served);
  return (
    <header className={bar}>
      <div className={first}>
        <div className={cx(wrap, firstRow)}>
          <MoreMenu links={links} served={served} account={account} />
          <Logo href={links.to(homeIn(served))} label={t('home')} brand={t('brand')} />
          <SportLinks links={links} served={served} />
          {searchPage && <SearchField sport={links.sport} page={searchPage} served={served} />}
          <div className={tools}>
            <div className={wide}>
              <LanguageSwitch address={address} />
            </div>
            <ThemeSwitch />
            {account && <AccountMenu account={account} isInBar={hasBar} />}
          </div>
        </div>
      </div>
      <div className={second}>
        <div className={wrap}>
          <SectionLinks links={links} served={served} />
        </div>
        <div className={ruler} />
      </div>
    </header>
  );
}
