import type { MatchNotification } from '@tipmark/contract';
import type { HostState } from '@tipmark/remote-kit';
import { onMatchFollowed } from './followed-matches.ts';

const answer = (isActive: boolean): MatchNotification => ({
  options: [2],
  isActive,
  isEmailConfirmed: true,
});

function after(isActive: boolean, matchIds?: readonly number[]) {
  const slot = matchIds && { status: 'ready', key: 'all', dataKey: 'all', data: { matchIds } };
  const state = { loads: slot ? { followedMatches: slot } : {} } as unknown as HostState;
  const request = { segments: { id: 7 } };
  return onMatchFollowed({ result: answer(isActive), request, state, receivedAt: 5 });
}

test('a match is added once when followed, and removed when no longer followed', () => {
  expect(after(true, [3])).toMatchObject([{ data: { matchIds: [3, 7] } }]);
  expect(after(true, [7, 3])).toMatchObject([{ data: { matchIds: [3, 7] } }]);
  expect(after(false, [7, 3])).toMatchObject([{ data: { matchIds: [3] } }]);
});

test('nothing is changed before the list is loaded', () => {
  expect(after(true)).toEqual([]);
});
