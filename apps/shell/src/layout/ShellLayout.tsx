import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, cx, DESKTOP, MOBILE, SkipLink } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { type DOMAttributes, memo, type ReactNode, useMemo } from 'react';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { BottomBar } from './BottomBar.tsx';
import { thumbSections } from './composition.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { mainId } from './main-id.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { useAccountLink } from './use-account-link.ts';
import { useLinks } from './use-links.ts';
import { wrap } from './wrap.ts';

const site = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const page = css`
  flex: 1 0 auto;
  width: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  padding-top: 16px;
  padding-bottom: 40px;
  ${DESKTOP} {
    &[data-has-aside] {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
  }
  ${MOBILE} {
    padding-top: 12px;
    padding-bottom: 24px;
  }
`;

const stack = css`
  position: relative;
  display: grid;
  gap: ${gap[16]};
  min-width: 0;
  > * {
    min-width: 0;
  }
  &:focus {
    outline: none;
  }
`;

export interface ShellLayoutProps {
  /** The address bar after the host, language prefix included. */
  readonly address: string;
  readonly served: ServedRoutes;
  /** The address being navigated to while the page is loading. */
  readonly pendingAddress?: string | undefined;
  /** A message above the page, such as a part that did not load. */
  readonly notice?: ReactNode;
  readonly aside?: ReactNode;
  /** The server's content stays as it is: the part that would hydrate it did not load. */
  readonly isFrozen?: boolean;
  /** Listeners for every link of the page: all of them are plain anchors. */
  readonly linkEvents?: Pick<
    DOMAttributes<HTMLElement>,
    'onClick' | 'onFocus' | 'onPointerOver' | 'onTouchStart'
  >;
  readonly children?: ReactNode;
}

// a page that shows a notice or is being left has the same frame
const PageHeader = memo(Header);
const PageFooter = memo(Footer);
const PhoneBar = memo(BottomBar);

/** The frame of every page: header, content with an optional side column, footer, phone bar. */
export function ShellLayout({
  address,
  served,
  pendingAddress,
  notice,
  aside,
  isFrozen = false,
  linkEvents,
  children,
}: ShellLayoutProps) {
  const { t } = useTranslation('common');
  const links = useLinks(address);
  const account = useAccountLink(served, address);
  const { sport } = links;
  const underThumb = useMemo(() => thumbSections(sport, served), [sport, served]);
  // a bar of one link would only take space
  const hasBar = underThumb.length + (account ? 1 : 0) > 1;
  return (
    <div className={site} {...linkEvents}>
      <SkipLink to={mainId} text={t('skip.content')} />
      <NavigationProgress pendingAddress={pendingAddress} />
      <PageHeader
        address={address}
        links={links}
        served={served}
        account={account}
        hasBar={hasBar}
      />
      <div className={cx(wrap, page)} data-has-aside={aside ? true : undefined}>
        <div className={stack}>
          {notice}
          {isFrozen ? (
            <main
              id={mainId}
              tabIndex={-1}
              className={stack}
              dangerouslySetInnerHTML={{ __html: '' }}
              suppressHydrationWarning
            />
          ) : (
            <main id={mainId} tabIndex={-1} className={stack}>
              {children}
            </main>
          )}
        </div>
        {aside && <aside className={stack}>{aside}</aside>}
      </div>
      <PageFooter links={links} served={served} isAboveBar={hasBar} />
      {hasBar && <PhoneBar links={links} items={underThumb} account={account} />}
    </div>
  );
}
