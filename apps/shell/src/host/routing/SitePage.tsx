import { type Navigate, type Place, RouterContext } from '@tipmark/remote-kit/router';
import { useMemo } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageFailure } from './page-failure.ts';
import type { ScreenAt } from './screen-at.ts';
import type { ShellParts } from './shell-parts.ts';

export interface SitePageProps extends ScreenAt {
  readonly shell: Pick<ShellParts, 'Frame' | 'ScreenFailed' | 'SiteFailed' | 'MissingPage'>;
  readonly location: Place;
  readonly failure: PageFailure | undefined;
  /** Where the page is going. */
  readonly pending?: Place | undefined;
  readonly navigate: Navigate;
  /** The server's content stays: React renders nothing inside the frame. */
  readonly isFrozen?: boolean;
}

/** A page as server and browser render it: the frame round a screen, or round its failure. */
export function SitePage(props: SitePageProps) {
  const { shell, location, params, owned, failure, pending, navigate, isFrozen = false } = props;
  const { Frame, ScreenFailed, SiteFailed, MissingPage } = shell;
  const router = useMemo(() => ({ location, params, navigate }), [location, params, navigate]);
  const Content = owned?.screen.Component ?? MissingPage;
  return (
    <RouterContext value={router}>
      <ErrorBoundary Failed={SiteFailed} at={location}>
        <Frame pending={pending}>
          {!isFrozen && (
            <ErrorBoundary Failed={ScreenFailed} at={location}>
              {failure ? <ScreenFailed failure={failure} /> : <Content />}
            </ErrorBoundary>
          )}
        </Frame>
      </ErrorBoundary>
    </RouterContext>
  );
}
