import { useLocation } from '@tipmark/remote-kit/router';
import { matchPath } from '@tipmark/route-builder';
import { PremiumNotice } from '../features/premium-notice/PremiumNotice.tsx';
import { useSite } from '../host/routing/site-context.ts';
import { ReservedPage } from './ReservedPage.tsx';

/** What an address shows while its page is not built yet. */
export function ReservedHere() {
  const { pathname, search } = useLocation();
  const { served } = useSite();
  const match = matchPath(pathname);
  return match?.name === 'premium' ? (
    <PremiumNotice source={new URLSearchParams(search).get('source')} served={served} />
  ) : (
    <ReservedPage match={match} served={served} />
  );
}
