import { matchPath } from '@tipmark/route-builder';
import { Suspense } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { FailurePage } from '../pages/FailurePage.tsx';
import { toComePart } from '../pages/lazy-to-come.ts';
import { Frame } from './Frame.tsx';
import { failureOf, missingAt, type PageFailure } from './page-failure.ts';
import { useSite } from './site-context.ts';

const Failure = ({ problem }: { readonly problem: PageFailure }) => {
  const { retry } = useSite();
  if (problem.reason === 'toCome') {
    return (
      <Suspense>
        <toComePart.Part />
      </Suspense>
    );
  }
  return <FailurePage problem={problem} onRetry={retry} />;
};

/** Boundary round every screen: one that fails takes only itself down. */
export const ScreenFailed = () => <Failure problem={failureOf(useRouteError())} />;

/** Boundary of the frame, for what fails before a screen is known; it draws the layout itself. */
export const SiteFailed = () => (
  <Frame>
    <ScreenFailed />
  </Frame>
);

/** The page of addresses nobody shows. */
export function MissingPage() {
  const { pathname } = useLocation();
  return <Failure problem={missingAt(matchPath(pathname), useSite().isComposed)} />;
}
