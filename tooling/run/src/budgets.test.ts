import { measureSlowness, overBudget } from './budgets.ts';

describe('budgets', () => {
  const budgets = { odds: 10 };

  it('names a package that costs more than its budget on the reference machine', () => {
    expect(overBudget(new Map([['odds', 9.9]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 10.1]]), 1, budgets)).toEqual([
      'odds cost 10 CPU s, 10 allowed',
    ]);
  });

  it('allows a slower machine as much more as it is slower', () => {
    expect(overBudget(new Map([['odds', 15]]), 1.5, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 16]]), 1.5, budgets)).toHaveLength(1);
  });

  it('gives a package that is not in the table the default', () => {
    expect(overBudget(new Map([['new', 59]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['new', 61]]), 1, budgets)).toHaveLength(1);
  });

  it('never takes a machine for faster than the reference', () => {
    expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  });
});
