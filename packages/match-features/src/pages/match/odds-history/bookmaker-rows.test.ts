import type { MarketLine } from '@tipmark/contract';
import { bookmakerRows } from './bookmaker-rows.ts';

const bookmaker = (name: string, current: number, isAggregate = false, oddType = '1x2.1') => ({
  id: name.length,
  name,
  isAggregate,
  prices: [{ oddType, first: current, current, best: current, updatedAt: 0 }],
});
const lineOf = (...bookmakers: ReturnType<typeof bookmaker>[]) =>
  ({ line: null, outcomes: [], marginPercent: null, bookmakers }) as MarketLine;

test('the bookmaker with the highest current price is the best; aggregates never are, and come last', () => {
  const line = lineOf(
    bookmaker('Maximum', 2.1, true),
    bookmaker('One', 1.9),
    bookmaker('Two', 2.1),
  );
  const rows = bookmakerRows(line, '1x2.1').map(({ name, isBest }) => [name, isBest]);
  expect(rows).toEqual([
    ['One', false],
    ['Two', true],
    ['Maximum', false],
  ]);
});

test('all bookmakers with the same highest price are the best', () => {
  const line = lineOf(bookmaker('One', 2), bookmaker('Two', 2));
  expect(bookmakerRows(line, '1x2.1').map(({ isBest }) => isBest)).toEqual([true, true]);
});

test('a bookmaker without a price of the outcome has no row', () => {
  const line = lineOf(bookmaker('One', 2), bookmaker('Two', 3, false, '1x2.x'));
  expect(bookmakerRows(line, '1x2.1').map(({ name }) => name)).toEqual(['One']);
});
