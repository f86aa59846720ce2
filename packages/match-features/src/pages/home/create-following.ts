import { follow, followers } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

/**
 * Following from the tiles of cappers, and whom the visitor follows, requested again after each
 * change.
 * @param name prefix of both names, unique to the remote and its page
 */
export function createFollowing(name: string) {
  const follows = createLoad(`${name}Follows`, { request: followers, when: 'latest' });
  const followsOf = (userUrl: string) =>
    follows.requested({ segments: { userUrl, pageNumber: 1 }, query: { type: 'follows' } });
  const command = createCommand(`${name}Follow`, {
    request: follow,
    subjectOf: ({ body }) => body.tipster_user_url,
    onSuccess: ({ state }) => [followsOf(state.session.url)],
  });
  return { follow: command, follows, followsOf };
}

export type FollowingCalls = ReturnType<typeof createFollowing>;
