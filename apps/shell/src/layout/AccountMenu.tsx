import { selectSession } from '@tipmark/remote-kit';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { AccountLink, type AccountLinkProps } from './AccountLink.tsx';
import { LazySignedInMenu } from './lazy-signed-in.ts';

/** The account in the header: the link to sign in, or the menu of a signed-in visitor. */
export function AccountMenu(props: AccountLinkProps) {
  const { isSignedIn } = useSelector(selectSession);
  const link = <AccountLink {...props} />;
  if (!isSignedIn) return link;
  return (
    <Suspense fallback={link}>
      <LazySignedInMenu {...props} />
    </Suspense>
  );
}
