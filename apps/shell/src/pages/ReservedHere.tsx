import { matchPath } from '@tipmark/route-builder';
import { useLocation } from 'react-router';
import { PremiumPlaceholder } from '../features/premium-placeholder/PremiumPlaceholder.tsx';
import { useSite } from '../host/routing/site-context.ts';
import { PlaceholderPage } from './PlaceholderPage.tsx';

/** What an address shows while its page is not built yet. */
export function ToComeHere() {
  const { pathname, search } = useLocation();
  const { served } = useSite();
  const match = matchPath(pathname);
  return match?.name === 'premium' ? (
    <PremiumPlaceholder source={new URLSearchParams(search).get('source')} served={served} />
  ) : (
    <PlaceholderPage match={match} served={served} />
  );
}
