import type { MatchListItem, MatchNotification } from '@tipmark/contract';
import { type HostState, updateLoad } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { followedMatchesLoad } from './followed-matches-load.ts';

/** Ids of the matches the visitor is notified of. */
export type FollowedMatches = ReadonlySet<number>;

const none: FollowedMatches = new Set();
const sets = new WeakMap<readonly number[], FollowedMatches>();

function setOf(ids: readonly number[]): FollowedMatches {
  if (ids.length === 0) return none;
  const known = sets.get(ids) ?? new Set(ids);
  sets.set(ids, known);
  return known;
}

/** Empty for a guest, and until the host has loaded them; the same set while nothing changes. */
const selectFollowedMatches = (state: HostState): FollowedMatches =>
  setOf(followedMatchesLoad.select(state).data?.matchIds ?? []);

export const useFollowedMatches = (): FollowedMatches => useSelector(selectFollowedMatches);

/** A match of a shared list with this visitor's follow mark. */
export function asFollowed<Match extends Pick<MatchListItem, 'matchId' | 'hasNotifications'>>(
  match: Match,
  followed: FollowedMatches,
): Match {
  return followed.has(match.matchId) ? { ...match, hasNotifications: true } : match;
}

interface Written {
  readonly result: MatchNotification;
  readonly request: { readonly segments: { readonly id: number } };
  readonly state: HostState;
  readonly receivedAt: number;
}

/** For `onSuccess` of the commands that follow a match or stop it: lists are updated at once. */
export function onMatchFollowed({ result, request, state, receivedAt }: Written) {
  const { id } = request.segments;
  return updateLoad(followedMatchesLoad, { state, receivedAt }, ({ matchIds }) => {
    const others = matchIds.filter((matchId) => matchId !== id);
    return { matchIds: result.isActive ? [...others, id] : others };
  });
}
