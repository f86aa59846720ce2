import fc from 'fast-check';
import { arrangeDraw, DRAW_ROUNDS, type DrawnMatch, type DrawRound } from './arrange-draw.ts';

let nextId = 0;
const match = (
  round: DrawRound,
  position: number | null,
  [homeId, awayId]: readonly [number, number],
  winner: 1 | 2 | null = 1,
): DrawnMatch => {
  nextId += 1;
  return { id: nextId, round, position, homeId, awayId, winner };
};

const shape = (matches: readonly DrawnMatch[]) =>
  arrangeDraw(matches).map(({ round, slots }) => [
    round,
    ...slots.map(({ playerIds, winnerId }) => `${playerIds.join('-')}:${winnerId ?? ''}`),
  ]);

test('known positions are kept, and a winner is placed in the next round', () => {
  const drawn = [
    match('QF', 1, [1, 2]),
    match('QF', 3, [5, 6], 2),
    match('QF', 2, [3, 4], null),
    match('QF', 4, [7, 8], null),
  ];
  expect(shape(drawn)).toEqual([
    ['QF', '1-2:1', '3-4:', '5-6:6', '7-8:'],
    ['SF', '1-:', '6-:'],
    ['F', '-:'],
  ]);
});

test('a later match follows the order of the draw, whichever player is named first', () => {
  const drawn = [match('SF', 1, [1, 2]), match('SF', 2, [3, 4]), match('F', 1, [3, 1])];
  expect(shape(drawn).at(-1)).toEqual(['F', '1-3:3']);
});

test('unknown positions follow from the pairings', () => {
  const drawn = [
    match('SF', null, [6, 1]),
    match('SF', null, [2, 5]),
    match('QF', null, [2, 3]),
    match('QF', null, [5, 4]),
    match('QF', null, [1, 7]),
    match('QF', null, [8, 6], 2),
    match('F', null, [2, 6]),
  ];
  expect(shape(drawn)).toEqual([
    ['QF', '2-3:2', '5-4:5', '8-6:6', '1-7:1'],
    ['SF', '2-5:2', '6-1:6'],
    ['F', '2-6:2'],
  ]);
});

test('a seeded player who begins in the second round had a bye', () => {
  const drawn = [match('QF', 2, [3, 4]), match('SF', 1, [1, 3]), match('SF', 2, [5, 6], null)];
  const [first] = arrangeDraw(drawn, new Set([1, 5]));
  expect(first?.slots.map(({ isBye, winnerId }) => [isBye, winnerId])).toEqual([
    [true, 1],
    [false, 3],
    [true, 5],
    [false, 6],
  ]);
});

test('a tournament without a knock-out has no draw', () => {
  expect(arrangeDraw([])).toEqual([]);
});

/** A knock-out played up to a random match, its positions known or not. */
const anyDraw = fc
  .record({
    rounds: fc.integer({ min: 1, max: 7 }),
    winners: fc.array(fc.boolean(), { minLength: 127, maxLength: 127 }),
    played: fc.integer({ min: 0, max: 127 }),
    isPositionKnown: fc.boolean(),
  })
  .map(({ rounds, winners, played, isPositionKnown }) => {
    const drawn: DrawnMatch[] = [];
    let left = Array.from({ length: 2 ** rounds }, (_, index) => index + 1);
    for (const round of DRAW_ROUNDS.slice(-rounds)) {
      const next: number[] = [];
      for (let index = 0; index < left.length / 2; index += 1) {
        const [homeId, awayId] = [left[2 * index] ?? 0, left[2 * index + 1] ?? 0];
        if (homeId === 0 || awayId === 0) {
          next.push(0);
          continue;
        }
        const id = drawn.length + 1;
        const winner = id > played ? null : winners[id - 1] ? 1 : 2;
        const position = isPositionKnown ? index + 1 : null;
        drawn.push({ id, round, position, homeId, awayId, winner });
        next.push(winner === null ? 0 : winner === 1 ? homeId : awayId);
      }
      left = next;
    }
    return { drawn, rounds, isPositionKnown };
  });

test('every match has one slot, and its winner is in the next round', () => {
  fc.assert(
    fc.property(anyDraw, ({ drawn, rounds, isPositionKnown }) => {
      const draw = arrangeDraw(drawn);
      expect(draw).toHaveLength(rounds);
      const ids = draw.flatMap(({ slots }) => slots.flatMap(({ matchId }) => matchId ?? []));
      expect(ids.toSorted((a, b) => a - b)).toEqual(drawn.map(({ id }) => id));
      const isWhole = drawn.length === 2 ** rounds - 1 && drawn.every(({ winner }) => winner);
      if (!isPositionKnown && !isWhole) return;
      for (const [index, { slots }] of draw.slice(0, -1).entries()) {
        for (const { winnerId, position } of slots) {
          if (winnerId === null) continue;
          const next = draw[index + 1]?.slots[Math.ceil(position / 2) - 1];
          expect(next?.playerIds[(position + 1) % 2]).toBe(winnerId);
        }
      }
    }),
    { numRuns: 300 },
  );
});
