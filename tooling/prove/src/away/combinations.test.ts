import { COMBINATIONS } from './combinations.ts';

const named = COMBINATIONS.map(({ neighbour, harm }) => `${neighbour}, ${harm}`);

test('each neighbour has each harm once, and each neighbour is among the first', () => {
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength(4 * 5 + 7 * 6);
  expect(new Set(COMBINATIONS.slice(0, 11).map(({ neighbour }) => neighbour)).size).toBe(11);
});
