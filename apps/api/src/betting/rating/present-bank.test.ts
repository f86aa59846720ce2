import fc from 'fast-check';
import { presentBank } from './present-rated.ts';

test.each([
  [[], []],
  [
    [-100, 2400, 1700],
    [-0.1, 2.4, 1.7],
  ],
  [
    [-103_600, -67_000, 237_300],
    [-104, -67, 237],
  ],
  [[49_900], [49.9]],
  [[50_400], [50]],
])('the line of %p is %p', (milli, units) => {
  expect(presentBank(milli)).toEqual(units);
});

test('no step of a line is off by more than a hundredth of its height', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -900_000, max: 900_000 })), (milli) => {
      const height = (Math.max(0, ...milli) - Math.min(0, ...milli)) / 1000;
      for (const [index, one] of presentBank(milli).entries()) {
        expect(Math.abs(one - (milli[index] ?? 0) / 1000)).toBeLessThanOrEqual(height / 100 + 1e-9);
      }
    }),
  );
});
