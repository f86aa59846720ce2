import type { href, RouteName } from '@tipmark/route-builder';
import type { ReactNode } from 'react';
import { usePageAddress } from './use-page-address.ts';

interface PageLinkProps {
  readonly to: RouteName;
  readonly params?: Parameters<typeof href>[1];
  readonly className?: string;
  /** For text that may be truncated, or of which there is another spelling. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the site; only the text while that page is not served. */
export const PageLink = ({ to, params, children, ...rest }: PageLinkProps) => {
  const address = usePageAddress()(to, params);
  return address === undefined ? (
    <span {...rest}>{children}</span>
  ) : (
    <a {...rest} href={address}>
      {children}
    </a>
  );
};
