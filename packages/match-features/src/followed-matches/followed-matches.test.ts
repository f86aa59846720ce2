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

test('a match that is followed now is among them, once; one that is not is none of them', () => {
  expect(after(true, [3])).toMatchObject([{ data: { matchIds: [3, 7] } }]);
  expect(after(true, [7, 3])).toMatchObject([{ data: { matchIds: [3, 7] } }]);
  expect(after(false, [7, 3])).toMatchObject([{ data: { matchIds: [3] } }]);
});

test('before the answer there is nothing to change: it will say so itself', () => {
  expect(after(true)).toEqual([]);
});
