import { isTableMonth, tableMonthAt, tableMonthEnd, tableMonthStart } from './table-month.ts';

const at = (text: string): number => Date.parse(text) / 1_000;

test.each([
  ['2026-10-31T20:59:59Z', 202_610],
  ['2026-10-31T21:00:00Z', 202_611],
  ['2026-12-31T21:00:00Z', 202_701],
  ['2026-02-28T12:00:00Z', 202_602],
])('%s belongs to the month %d of UTC+3', (text, month) => {
  expect(tableMonthAt(at(text))).toBe(month);
});

test('a month begins and ends at midnight of UTC+3, in every month of two years', () => {
  expect(tableMonthStart(202_611)).toBe(at('2026-10-31T21:00:00Z'));
  expect(tableMonthEnd(202_612)).toBe(at('2026-12-31T21:00:00Z'));
  for (let index = 0; index < 24; index += 1) {
    const month = (2_026 + Math.floor(index / 12)) * 100 + (index % 12) + 1;
    expect(tableMonthAt(tableMonthStart(month))).toBe(month);
    expect(tableMonthAt(tableMonthEnd(month) - 1)).toBe(month);
    expect(tableMonthAt(tableMonthEnd(month))).not.toBe(month);
  }
});

test.each([202_600, 202_613, 199_912, 210_001, 202_611.5, 0, Number.NaN])(
  '%p is no month',
  (month) => expect(isTableMonth(month)).toBe(false),
);

test.each([200_001, 202_612, 209_912])('%p is a month', (month) =>
  expect(isTableMonth(month)).toBe(true),
);
