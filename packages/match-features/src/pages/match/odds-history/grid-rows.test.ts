import { anOddsHistory } from '@tipmark/test-kit';
import { oddsGridRows } from './grid-rows.ts';

const [line] = anOddsHistory().lines;
const outcomes = (line?.outcomes ?? []).map(({ oddType }) => oddType);
const bookmaker = (id: number, prices: readonly number[], more: object = {}) => ({
  id,
  name: `Book ${id}`,
  isAggregate: false,
  prices: prices.map((current, at) => ({
    oddType: outcomes[at] ?? '',
    first: current,
    current,
    best: current,
    updatedAt: 5,
  })),
  ...more,
});
const gridOf = (...bookmakers: ReturnType<typeof bookmaker>[]) => {
  if (!line) throw new Error('a history has a line');
  return oddsGridRows({ ...line, marginPercent: 5, bookmakers });
};

test('each bookmaker has a price per outcome, with the best ones marked, and the payout of its margin', () => {
  const { rows } = gridOf(
    bookmaker(1, [2, 3.5, 4], { marginPercent: 3.57 }),
    bookmaker(2, [2.1, 3.4, 4]),
    bookmaker(3, [3, 4, 5], { isAggregate: true }),
  );
  expect(rows.map(({ cells }) => cells.map(({ odds }) => odds))).toEqual([
    [2, 3.5, 4],
    [2.1, 3.4, 4],
  ]);
  expect(rows.map(({ cells }) => cells.map(({ isBest }) => isBest))).toEqual([
    [false, true, true],
    [true, false, true],
  ]);
  expect(rows[0]?.payout).toBeCloseTo(96.55, 2);
  expect(rows[1]?.payout).toBeUndefined();
});

test('the best prices are taken from all bookmakers, with the payout of their combination', () => {
  const { best } = gridOf(bookmaker(1, [2, 3.5, 4]), bookmaker(2, [2.1, 3.4, 4]));
  expect(best.cells.map(({ odds }) => odds)).toEqual([2.1, 3.5, 4]);
  expect(best.payout).toBeCloseTo(100 / (1 / 2.1 + 1 / 3.5 + 1 / 4), 9);
});

test('an outcome without prices is empty, and there is no payout', () => {
  const { best, rows } = gridOf(bookmaker(1, [2, 3.5]));
  expect(rows[0]?.cells.at(-1)).toMatchObject({ odds: null, isBest: false });
  expect(best.cells.at(-1)?.odds).toBeNull();
  expect(best.payout).toBeUndefined();
});
