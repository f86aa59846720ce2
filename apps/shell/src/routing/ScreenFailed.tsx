import { matchPath } from '@tipmark/route-builder';
import { useLocation, useRouteError } from 'react-router';
import { FailurePage } from '../pages/FailurePage.tsx';
import { Frame } from './Frame.tsx';
import { crashed, isPageFailure, missingAt, type PageFailure } from './page-failure.ts';
import { useSite } from './site-context.ts';

const failureOf = (error: unknown): PageFailure => (isPageFailure(error) ? error : crashed);

/** Boundary round every screen: one that fails takes only itself down. */
export function ScreenFailed() {
  const problem = failureOf(useRouteError());
  return <FailurePage problem={problem} onRetry={useSite().retry} />;
}

/** Boundary of the frame, for what fails before a screen is known; it draws the layout itself. */
export const SiteFailed = () => (
  <Frame>
    <ScreenFailed />
  </Frame>
);

/** The page of addresses nobody shows. */
export function MissingPage() {
  const { pathname } = useLocation();
  return <FailurePage problem={missingAt(matchPath(pathname))} onRetry={useSite().retry} />;
}
