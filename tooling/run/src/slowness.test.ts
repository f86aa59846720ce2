import { measureSlowness, slownessLine, withSlowness } from './slowness.ts';

describe('slowness', () => {
  it('never rates a machine as faster than the reference', () => {
    expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  });

  it('is the mean of what was measured before, beside and after the tasks', async () => {
    jest.useFakeTimers();
    try {
      const values = [1, 2, 2, 1.4, 9];
      const measure = () => values.shift() ?? Number.NaN;
      const work = async () => void (await jest.advanceTimersByTimeAsync(2_500));
      const { slowness } = await withSlowness(work, measure, 1_000);
      expect(slowness).toEqual({ mean: 1.6, lowest: 1, highest: 2, measurements: 4 });
      jest.advanceTimersByTime(5_000);
      expect(values).toEqual([9]);
      expect(slownessLine(slowness, 2)).toBe(
        'This machine takes 1.60 times the CPU time of the reference (1.00 to 2.00 in 4 measurements, 2 tasks at once).',
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not measured any more when the work fails', async () => {
    jest.useFakeTimers();
    try {
      const work = () => Promise.reject(new Error('no turbo'));
      await expect(withSlowness(work, () => 1, 1_000)).rejects.toThrow('no turbo');
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
