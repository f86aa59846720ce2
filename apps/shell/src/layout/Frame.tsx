import { ServedRoutesContext } from '@tipmark/remote-kit';
import type { ReactNode } from 'react';
import {
  Outlet,
  useLocation,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useSite } from '../host/routing/site-context.ts';
import { FrozenNotice } from './FrozenNotice.tsx';
import { ShellLayout } from './ShellLayout.tsx';

/** The shell's layout round the router's content. */
export function Frame({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { served, isFrozen, retry, linkEvents } = useSite();
  const { pathname, search } = useLocation();
  const pending = useNavigation().location;
  // the component of the same name brings a script for pages that this router renders by itself
  useScrollRestoration();
  return (
    <ShellLayout
      address={pathname + search}
      served={served}
      pendingAddress={pending && pending.pathname + pending.search}
      isFrozen={isFrozen}
      notice={isFrozen && <FrozenNotice onRetry={retry} />}
      {...(linkEvents && { linkEvents })}
    >
      <ServedRoutesContext value={served}>{children}</ServedRoutesContext>
    </ShellLayout>
  );
}
