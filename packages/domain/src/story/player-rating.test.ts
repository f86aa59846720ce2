import fc from 'fast-check';
import { footballRating, iceRating, type PlayedPart } from './player-rating.ts';

const part = (
  position: PlayedPart['position'],
  goalDifference: number,
  more: Partial<PlayedPart> = {},
): PlayedPart => ({ position, minutes: 90, goalDifference, conceded: 1, ...more });

describe('rating of a player', () => {
  test.each([
    ['three goals', part('FW', 2, { goals: 3, shotsOnTarget: 1 }), 9.6],
    ['a penalty goal', part('FW', 0, { penaltyGoals: 1, shotsOnTarget: 1, shotsOff: 2 }), 7],
    ['two assists', part('MF', 3, { assists: 2, keyPasses: 3, yellows: 1, conceded: 0 }), 8.3],
    ['a clean defender', part('DF', 1, { conceded: 0 }), 7.2],
    ['an own goal', part('DF', -4, { ownGoals: 1, conceded: 4 }), 4.5],
    ['sent off', part('DF', -1, { minutes: 35, yellows: 1, reds: 1 }), 4.6],
    ['a clean keeper', part('GK', 1, { saves: 6, conceded: 0 }), 7.9],
    ['a beaten keeper', part('GK', -3, { saves: 2, conceded: 4 }), 5],
    ['a quarter of an hour', part('MF', 0, { minutes: 15, conceded: 0 }), 6.4],
    ['four goals and an assist', part('FW', 5, { goals: 4, assists: 1 }), 10],
  ])('%s', (_, played, expected) => {
    expect(footballRating(played)).toBe(expected);
  });

  test('less than ten minutes have none', () => {
    expect(footballRating(part('FW', 3, { minutes: 9, goals: 2 }))).toBeUndefined();
    expect(footballRating(part('FW', 0, { minutes: 10 }))).toBe(6.1);
    expect(iceRating(part('FW', 0, { minutes: 9 }))).toBeUndefined();
  });

  test('is between 3 and 10, and a goal never lowers it', () => {
    const few = fc.integer({ min: 0, max: 6 });
    const played = fc.record({
      position: fc.constantFrom('GK', 'DF', 'MF', 'FW'),
      minutes: fc.integer({ min: 10, max: 120 }),
      goalDifference: fc.integer({ min: -7, max: 7 }),
      conceded: few,
      goals: few,
      ownGoals: few,
      reds: fc.integer({ min: 0, max: 1 }),
      saves: few,
    });
    fc.assert(
      fc.property(played, (one) => {
        for (const rate of [footballRating, iceRating]) {
          const rating = rate(one) ?? Number.NaN;
          expect(rating).toBeGreaterThanOrEqual(3);
          expect(rating).toBeLessThanOrEqual(10);
          expect(rate({ ...one, goals: one.goals + 1 })).toBeGreaterThanOrEqual(rating);
        }
      }),
    );
  });
});

test('rating on ice', () => {
  const skater = { goals: 1, assists: 1, shotsOnTarget: 2, penaltyMinutes: 2 };
  expect(iceRating(part('FW', 1, skater))).toBe(8.1);
  expect(iceRating(part('GK', 0, { shotsFaced: 30, conceded: 0 }))).toBe(8.1);
  expect(iceRating(part('GK', 0, { shotsFaced: 30, conceded: 5 }))).toBe(5.5);
  expect(iceRating(part('GK', 0, { conceded: 3 }))).toBe(6.5);
});
