import type { Figure } from './proof.ts';
import { faultsOfTotals, totalsOf } from './totals.ts';

const FIGURES: Readonly<Record<string, Figure>> = {
  sent: { what: 'requests', of: 'sum', least: 3 },
  slowest: { what: 'slowest answer, ms', of: 'max', most: 100 },
};

const outcome = (sent: number, slowest: number) => ({ figures: { sent, slowest }, faults: [] });

test('counts are added up, of measures the highest remains', () => {
  expect(totalsOf(FIGURES, [outcome(2, 90), outcome(3, 40)])).toEqual({ sent: 5, slowest: 90 });
  expect(totalsOf(FIGURES, [])).toEqual({ sent: 0, slowest: 0 });
});

test('a figure above its limit is a fault, and so is one too low to prove anything', () => {
  expect(faultsOfTotals(FIGURES, { sent: 3, slowest: 100 })).toEqual([]);
  expect(faultsOfTotals(FIGURES, { sent: 2, slowest: 101 })).toEqual([
    'requests: 2, fewer than 3 prove nothing',
    'slowest answer, ms: 101, at most 100',
  ]);
});

test('a share is of two sums, and a small sample fails no proof', () => {
  const share: Readonly<Record<string, Figure>> = {
    share: { what: 'unnoticed, %', of: 'share', part: 'unnoticed', whole: 'changes', most: 15 },
  };
  const faults = (unnoticed: number, changes: number) => {
    const half = { figures: { unnoticed: unnoticed / 2, changes: changes / 2 }, faults: [] };
    return faultsOfTotals(share, totalsOf(share, [half, half]));
  };
  expect(faults(0, 0)).toEqual([]);
  expect(faults(2, 8)).toEqual([]);
  expect(faults(50, 400)).toEqual([]);
  // Wilson: 80 of 400 are at least 16.9 %
  expect(faults(80, 400)).toEqual(['unnoticed, %: 16.9, at most 15']);
});
