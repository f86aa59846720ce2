import { matchPath } from '@tipmark/route-builder';
import { Suspense } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { failureOf, missingAt, type PageFailure } from '../host/routing/page-failure.ts';
import { useSite } from '../host/routing/site-context.ts';
import { Frame } from '../layout/Frame.tsx';
import { FailurePage } from './FailurePage.tsx';
import { reservedPart } from './lazy-reserved.ts';

const Failure = ({ problem }: { readonly problem: PageFailure }) => {
  const { retry } = useSite();
  if (problem.reason === 'reserved') {
    return (
      <Suspense>
        <reservedPart.Part />
      </Suspense>
    );
  }
  return <FailurePage problem={problem} onRetry={retry} />;
};

/** Boundary round every screen: a failing one does not affect the rest. */
export const ScreenFailed = () => <Failure problem={failureOf(useRouteError())} />;

/** Boundary of the frame, for failures before a screen is known; it renders the layout itself. */
export const SiteFailed = () => (
  <Frame>
    <ScreenFailed />
  </Frame>
);

/** The page of unknown addresses. */
export function MissingPage() {
  const { pathname } = useLocation();
  return <Failure problem={missingAt(matchPath(pathname), useSite().isComposed)} />;
}
