import { pageEmpty } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import { sportOfPath } from '@tipmark/route-builder';

/** A few matches of a sport, for pages that have nothing of their own to show. */
export const dayMatchesLoad = createLoad('dayMatches', { request: pageEmpty, when: 'latest' });

/** Requests the matches of the sport of an address. */
export const dayMatchesAt = (pathname: string): RequestedAction =>
  dayMatchesLoad.requested({ query: { hasMatches: true, sport: sportOfPath(pathname) } });
