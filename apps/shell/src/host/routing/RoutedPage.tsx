import type { ScrollPositions } from '@tipmark/router';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { SitePage } from './SitePage.tsx';
import type { ShellParts } from './shell-parts.ts';
import type { SiteRouter } from './site-router.ts';

export interface RoutedPageProps {
  readonly router: SiteRouter;
  readonly shell: ShellParts;
  readonly isFrozen: boolean;
  readonly scroll: ScrollPositions;
}

/** What the router of the page shows. */
export function RoutedPage({ router, shell, isFrozen, scroll }: RoutedPageProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    // something may have been followed before this page was hydrated
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, params, owned, failure, navigation } = state;
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    scroll.restore(state);
  });
  return (
    <SitePage
      shell={shell}
      location={location}
      params={params}
      owned={owned}
      failure={failure}
      pending={navigation.location}
      navigate={router.navigate}
      isFrozen={isFrozen}
    />
  );
}
