import { notifiedMatches } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/**
 * Matches the visitor is notified of. Lists are the same bytes for everybody, so the host requests
 * this once for signed-in visitors and each list marks its rows by it.
 */
export const followedMatchesLoad = createLoad('followedMatches', {
  request: notifiedMatches,
  when: 'latest',
});
