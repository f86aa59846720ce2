import { matchPath } from '@tipmark/route-builder';
import { useLocation } from 'react-router';
import { useSite } from '../routing/site-context.ts';
import { PremiumToCome } from './PremiumToCome.tsx';
import { ToComePage } from './ToComePage.tsx';

/** What an address shows while nobody has built its page. */
export function ToComeHere() {
  const { pathname, search } = useLocation();
  const { served } = useSite();
  const match = matchPath(pathname);
  return match?.name === 'premium' ? (
    <PremiumToCome source={new URLSearchParams(search).get('source')} served={served} />
  ) : (
    <ToComePage match={match} served={served} />
  );
}
