import { ServedRoutesContext } from '@tipmark/remote-kit';
import { addressOf, type Place, useLocation } from '@tipmark/remote-kit/router';
import type { ReactNode } from 'react';
import { useSite } from '../host/routing/site-context.ts';
import { FrozenNotice } from './FrozenNotice.tsx';
import { ShellLayout } from './ShellLayout.tsx';

export interface FrameProps {
  /** Where the page is going. */
  readonly pending?: Place | undefined;
  readonly children?: ReactNode;
}

/** The shell's layout round the content of a page. */
export function Frame({ pending, children }: FrameProps) {
  const { served, isFrozen, retry, linkEvents } = useSite();
  const location = useLocation();
  return (
    <ShellLayout
      address={addressOf(location)}
      served={served}
      pendingAddress={pending && addressOf(pending)}
      isFrozen={isFrozen}
      notice={isFrozen && <FrozenNotice onRetry={retry} />}
      {...(linkEvents && { linkEvents })}
    >
      <ServedRoutesContext value={served}>{children}</ServedRoutesContext>
    </ShellLayout>
  );
}
