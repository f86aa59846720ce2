import { overBudget } from './budgets.ts';

describe('budgets', () => {
  const budgets = { odds: 10 };

  it('reports a package that exceeds its budget on the reference machine', () => {
    expect(overBudget(new Map([['odds', 9.9]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 10.1]]), 1, budgets)).toEqual([
      'odds cost 10 CPU s, 10 allowed',
    ]);
  });

  it('scales budgets by the slowness of the machine', () => {
    expect(overBudget(new Map([['odds', 15]]), 1.5, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 16]]), 1.5, budgets)).toHaveLength(1);
  });

  it('applies the default to a package that is not in the table', () => {
    expect(overBudget(new Map([['new', 59]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['new', 61]]), 1, budgets)).toHaveLength(1);
  });
});
