import fc from 'fast-check';
import { SHOT_SITUATIONS, type TakenShot } from './shot.ts';
import { footballShotQuality, goalAngle, iceShotQuality, qualityOfCounts } from './shot-quality.ts';

const shot = (dx: number, dy: number, more: Partial<TakenShot> = {}): TakenShot => ({
  outcome: 'on_target',
  place: [dx, dy],
  ...more,
});

describe('the chance of a shot', () => {
  test.each([
    ['5.25 m, centre', shot(5.25, 0), 0.5961],
    ['penalty spot, open play', shot(11.02, 0), 0.2238],
    ['penalty spot, header', shot(11.02, 0, { body: 'head' }), 0.1006],
    [
      'penalty spot, header after a corner',
      shot(11.02, 0, { body: 'head', situation: 'corner' }),
      0.0518,
    ],
    ['from the side', shot(15.75, 10.2), 0.0701],
    ['free kick', shot(23.1, 0, { situation: 'free_kick' }), 0.0971],
    ['26.25 m, centre', shot(26.25, 0), 0.0317],
    ['on the line', shot(3.15, 0), 0.6],
    ['penalty', shot(11, 0, { situation: 'penalty' }), 0.77],
  ])('%s', (_, taken, expected) => {
    expect(footballShotQuality(taken)).toBeCloseTo(expected, 3);
  });

  test('the angle is that between the posts', () => {
    expect(goalAngle(5.25, 0)).toBeCloseTo(1.2176, 3);
    expect(goalAngle(11.02, 0)).toBeCloseTo(0.6411, 3);
    expect(goalAngle(15.75, 10.2)).toBeCloseTo(0.3281, 3);
    expect(goalAngle(3.15, 0)).toBeCloseTo(1.7203, 3);
  });

  test('without a location nothing is known, except of a penalty', () => {
    expect(footballShotQuality({ outcome: 'goal' })).toBeUndefined();
    expect(footballShotQuality({ outcome: 'goal', situation: 'penalty' })).toBe(0.77);
    expect(qualityOfCounts(4, 8)).toBeCloseTo(1.32, 6);
  });

  test('is a share, the same from both sides, and falls with the distance', () => {
    const metres = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(metres, metres, fc.constantFrom(...SHOT_SITUATIONS), (dx, dy, situation) => {
        const one = footballShotQuality(shot(dx, dy, { situation })) ?? 0;
        expect(one).toBeGreaterThanOrEqual(0.01);
        expect(one).toBeLessThanOrEqual(0.77);
        expect(footballShotQuality(shot(dx, -dy, { situation }))).toBe(one);
        expect(footballShotQuality(shot(dx, dy + 5, { situation }))).toBeLessThanOrEqual(one);
      }),
    );
  });
});

describe('the chance of a shot on ice', () => {
  test('follows from its distance, in feet or from its location', () => {
    const at = (feet: number) => iceShotQuality({ outcome: 'goal', feet }) ?? 0;
    expect(at(0)).toBeCloseTo(1 / (1 + Math.exp(1.0573)), 6);
    expect(at(30)).toBeCloseTo(0.0762, 4);
    expect(at(10)).toBeGreaterThan(at(11));
    expect(iceShotQuality({ outcome: 'goal', place: [9.144, 0] })).toBeCloseTo(at(30), 6);
  });

  test('a blocked shot has none', () => {
    expect(iceShotQuality({ outcome: 'blocked', feet: 30 })).toBeUndefined();
    expect(iceShotQuality({ outcome: 'goal' })).toBeUndefined();
  });
});
