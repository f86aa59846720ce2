import fc from 'fast-check';
import { SPORT } from '../enumerations/sport.ts';
import { momentumAt, momentumBars, momentumLine, type Pressure } from './momentum.ts';
import { storyRules } from './story-rules.ts';

const { momentum } = storyRules(SPORT.soccer) ?? { momentum: undefined as never };
const onTarget: Pressure = {
  at: 10,
  side: 'home',
  weight: momentum.shot({ outcome: 'on_target' }, undefined),
};

test('a shot on target counts fully at once and half after five minutes', () => {
  expect(momentumAt([onTarget], 10, momentum).home).toBeCloseTo(0.27, 6);
  expect(momentumAt([onTarget], 15, momentum).home).toBeCloseTo(0.135, 6);
  expect(momentumAt([onTarget], 10, momentum).index).toBeCloseTo(49.3, 1);
  expect(momentumAt([onTarget], 15, momentum).index).toBeCloseTo(26.4, 1);
  expect(momentumAt([onTarget], 9, momentum).index).toBe(0);
});

test('weights are those of the shot, its quality where it is known', () => {
  expect(momentum.shot({ outcome: 'off_target' }, undefined)).toBe(0.05);
  expect(momentum.shot({ outcome: 'woodwork' }, undefined)).toBe(0.2);
  expect(momentum.shot({ outcome: 'blocked' }, 0.1)).toBeCloseTo(0.15, 6);
  expect(momentum.shot({ outcome: 'goal', situation: 'penalty' }, 0.77)).toBe(0.4);
  const ice = storyRules(SPORT.hockey)?.momentum;
  expect(ice?.shot({ outcome: 'on_target' }, 0.08)).toBe(0.09);
  expect(ice?.shot({ outcome: 'on_target' }, 0.2)).toBe(0.18);
  expect(ice?.shot({ outcome: 'off_target' }, 0.2)).toBe(0.03);
  expect(ice?.shot({ outcome: 'blocked' }, undefined)).toBe(0.02);
});

test('bars have the moments of their minute, those of kick-off in the first', () => {
  const moments: Pressure[] = [
    { at: 0, side: 'home', weight: 0.1 },
    { at: 1, side: 'away', weight: 0.2 },
    { at: 1.5, side: 'home', weight: 0.3 },
    { at: 9, side: 'home', weight: 0.4 },
  ];
  expect(momentumBars(moments, 2)).toEqual([
    [0.1, 0.2],
    [0.3, 0],
  ]);
});

test('swapped sides turn the line over; it never passes 100', () => {
  const one = fc.record({
    at: fc.double({ min: 0, max: 95, noNaN: true }),
    side: fc.constantFrom('home' as const, 'away' as const),
    weight: fc.double({ min: 0.01, max: 0.8, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), (moments) => {
      const line = momentumLine(moments, 95, momentum);
      const swapped = moments.map(({ side, ...rest }) => ({
        ...rest,
        side: side === 'home' ? ('away' as const) : ('home' as const),
      }));
      expect(line).toHaveLength(96);
      for (const [minute, index] of momentumLine(swapped, 95, momentum).entries()) {
        expect(index + (line[minute] ?? 0)).toBeCloseTo(0, 9);
        expect(Math.abs(index)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
