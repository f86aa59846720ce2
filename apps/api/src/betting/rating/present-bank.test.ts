import fc from 'fast-check';
import { presentBank } from './present-rated.ts';

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0, 0],
  ],
  [
    [-100, 2400, 1150],
    [1, 0, 28, 14],
  ],
  [
    [-103_600, -67_000, 237_300],
    [9, 0, 3, 28],
  ],
  [[49_900], [0, 28]],
  [[-200], [28, 0]],
])('the line of %p is %p', (milli, heights) => {
  expect(presentBank(milli)).toEqual(heights);
});

test('a line begins at zero, uses its whole height and is nowhere off by more than half a step', () => {
  const changes = fc.array(fc.integer({ min: -900_000, max: 900_000 }), { minLength: 1 });
  fc.assert(
    fc.property(changes, (milli) => {
      fc.pre(milli.some((one) => one !== 0));
      const heights = presentBank(milli);
      const low = Math.min(0, ...milli);
      const step = (Math.max(0, ...milli) - low) / 28;
      expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 28]);
      for (const [index, one] of [0, ...milli].entries()) {
        const off = Math.abs((heights[index] ?? Number.NaN) * step - (one - low));
        expect(off).toBeLessThanOrEqual(step / 2 + 1e-6);
      }
    }),
  );
});
