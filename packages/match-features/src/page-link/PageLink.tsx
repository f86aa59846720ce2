import type { href, RouteName } from '@tipmark/route-builder';
import type { ReactNode } from 'react';
import { usePageAddress } from './use-page-address.ts';

interface PageLinkProps {
  readonly to: RouteName;
  readonly params?: Parameters<typeof href>[1];
  readonly className?: string;
  /** Of words that may be cut short. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A link to a page of the site; the words alone while nobody serves that page. */
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
