import { overBudget } from './budgets.ts';

describe('budgets', () => {
  const budgets = { odds: 10 };

  it('fails a check only beyond what another run of the same tests may cost', () => {
    expect(overBudget(new Map([['odds', 14.9]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 15.1]]), 1, budgets)).toEqual([
      'odds cost 15 CPU s, 10 allowed',
    ]);
  });

  it('scales budgets by the slowness of the machine', () => {
    expect(overBudget(new Map([['odds', 22.4]]), 1.5, budgets)).toEqual([]);
    expect(overBudget(new Map([['odds', 22.6]]), 1.5, budgets)).toHaveLength(1);
  });

  it('applies the default to a package that is not in the table', () => {
    expect(overBudget(new Map([['new', 89]]), 1, budgets)).toEqual([]);
    expect(overBudget(new Map([['new', 91]]), 1, budgets)).toHaveLength(1);
  });
});
