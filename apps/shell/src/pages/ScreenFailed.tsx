import { useLocation } from '@tipmark/remote-kit/router';
import { matchPath } from '@tipmark/route-builder';
import { Suspense } from 'react';
import { missingAt, type PageFailure } from '../host/routing/page-failure.ts';
import { useSite } from '../host/routing/site-context.ts';
import { Frame } from '../layout/Frame.tsx';
import { FailurePage } from './FailurePage.tsx';
import { reservedPart } from './lazy-reserved.ts';

/** What stands in place of a screen: a failing one does not affect the rest. */
export const ScreenFailed = ({ failure }: { readonly failure: PageFailure }) => {
  const { retry } = useSite();
  if (failure.reason === 'reserved') {
    return (
      <Suspense>
        <reservedPart.Part />
      </Suspense>
    );
  }
  return <FailurePage problem={failure} onRetry={retry} />;
};

/** What stands in place of the frame when that fails: it renders the layout itself. */
export const SiteFailed = (props: { readonly failure: PageFailure }) => (
  <Frame>
    <ScreenFailed {...props} />
  </Frame>
);

/** The page of unknown addresses. */
export function MissingPage() {
  const { pathname } = useLocation();
  return <ScreenFailed failure={missingAt(matchPath(pathname), useSite().isComposed)} />;
}
