import { notifiedMatches } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/**
 * Matches the visitor is notified of. Lists are everybody's, bytes and all, so the host asks for
 * this once for whoever is signed in and each list marks its rows by it.
 */
export const followedMatchesLoad = createLoad('followedMatches', {
  request: notifiedMatches,
  when: 'latest',
});
