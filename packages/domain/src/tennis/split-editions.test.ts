import { type MatchOfSeason, splitEditions } from './split-editions.ts';

const match = (
  homeId: number,
  awayId: number,
  startsAt: number,
  isFinal = false,
): MatchOfSeason => ({
  homeId,
  awayId,
  startsAt,
  isFinal,
});

test('a season with one final or none is one tournament', () => {
  const running = [match(1, 2, 10), match(3, 4, 11)];
  expect(splitEditions(running)).toEqual([running]);
  const over = [...running, match(1, 3, 12, true)];
  expect(splitEditions(over)).toEqual([over]);
  expect(splitEditions([])).toEqual([]);
});

test('of two tournaments in a year each match belongs to the next final, the last has none yet', () => {
  const first = [match(1, 2, 10), match(1, 3, 12, true)];
  const second = [match(1, 4, 20), match(4, 5, 22, true)];
  const third = [match(6, 7, 30)];
  expect(splitEditions([...third, ...second, ...first])).toEqual([first, second, third]);
});

test('of two finals at the same time the players decide, through others too', () => {
  const one = [match(1, 2, 10), match(2, 3, 11), match(2, 4, 12, true), match(4, 5, 11)];
  const other = [match(6, 7, 10), match(7, 8, 12, true)];
  const mixed = [one[0], other[0], one[1], one[3], other[1], one[2]] as MatchOfSeason[];
  const [first = [], second = []] = splitEditions(mixed);
  expect(new Set(first)).toEqual(new Set(one));
  expect(new Set(second)).toEqual(new Set(other));
});
