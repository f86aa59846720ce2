import { sum, tallyLine, withExitCode } from './tally.ts';

describe('tally', () => {
  it('ends a run with a plain, summed line', () => {
    const total = sum([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(tallyLine(total)).toBe('5 passed, 1 failed');
  });

  it('says what was skipped', () => {
    expect(tallyLine({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped');
  });

  it('counts a bad exit that no report explains as one failure', () => {
    const clean = { passed: 9, failed: 0, skipped: 0 };
    expect(withExitCode(clean, 1).failed).toBe(1);
    expect(withExitCode(clean, 0)).toEqual(clean);
    expect(withExitCode({ ...clean, failed: 3 }, 1).failed).toBe(3);
  });
});
