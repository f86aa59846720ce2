import { howFar, type MatchOnTheWay } from './how-far.ts';

let id = 0;
const match = (
  round: string,
  [homeId, awayId]: readonly [number, number],
  winner: MatchOnTheWay['winner'],
): MatchOnTheWay => {
  id += 1;
  return { id, round, homeId, awayId, winner, startsAt: 0 };
};

test('the last round counts, whatever the order of the matches, and how it ended', () => {
  const reached = howFar([
    match('F', [1, 3], 2),
    match('SF', [1, 2], 1),
    match('SF', [4, 3], 2),
    match('Q1', [9, 8], 1),
  ]);
  expect(reached.get(3)).toMatchObject({ round: 'F', state: 'won', opponentId: 1 });
  expect(reached.get(1)).toMatchObject({ round: 'F', state: 'lost' });
  expect(reached.get(4)).toMatchObject({ round: 'SF', state: 'lost', opponentId: 3 });
  expect(reached.has(9)).toBe(false);
});

test('a player of a group who does not leave it stays there, the next match is open', () => {
  const reached = howFar([
    match('RR', [1, 2], 1),
    match('RR', [2, 3], 1),
    match('SF', [1, 5], null),
  ]);
  expect(reached.get(2)).toMatchObject({ round: 'RR', state: 'won' });
  expect(reached.get(1)).toMatchObject({ round: 'SF', state: 'open' });
});
