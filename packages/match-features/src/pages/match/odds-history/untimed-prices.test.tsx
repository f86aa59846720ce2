import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { OddsHistory } from '@tipmark/contract';
import { anOddsHistory } from '@tipmark/test-kit';
import { partOf } from './chart-span.ts';
import { OddsHistoryView } from './OddsHistoryView.tsx';

const reader = {
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    [key, ...Object.values(values)].join(' '),
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: 0,
} as const;

const TIME = /\d\d:\d\d/;

/** The history of the builder as a file without times reports it, of a match on a known day. */
function withoutTimes(): OddsHistory {
  const history = anOddsHistory();
  const points = history.lines[0]?.outcomes[0]?.points ?? [];
  return {
    ...history,
    isTimeKnown: false,
    untimed: points.map(([at], index) => ({ at, phase: index === 0 ? 'first' : 'closing' })),
    lines: history.lines.map((line) => ({
      ...line,
      bookmakers: line.bookmakers.map((bookmaker) => ({
        ...bookmaker,
        prices: bookmaker.prices.map(({ updatedAt: _, ...price }) => price),
      })),
    })),
  };
}

const draw = (history: OddsHistory, isTable: boolean) =>
  render(
    <OddsHistoryView
      history={history}
      choice={{ market: '1x2', isTable }}
      isOver
      isFairElsewhere
      reader={reader}
      addressOf={() => '/'}
      onGo={() => {}}
    />,
  );

test.each([true, false])('prices without times show none, as a table: %s', (isTable) => {
  const { container } = draw(withoutTimes(), isTable);
  expect(container.textContent).not.toMatch(TIME);
  expect(screen.queryByText('match.updated')).toBeNull();
  if (isTable) {
    expect(screen.getByRole('rowheader', { name: /^match.untimed odds.first/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^match.untimed odds.closing/ })).toBeVisible();
  }
});

test.each([true, false])('prices with times still show them, as a table: %s', (isTable) => {
  const { container } = draw(anOddsHistory(), isTable);
  expect(container.textContent).toMatch(TIME);
  expect(screen.getByText('match.updated')).toBeInTheDocument();
});

test('their history cannot be cut by hours', () => {
  const history = withoutTimes();
  const [outcome] = history.lines[0]?.outcomes ?? [];
  if (!outcome) throw new Error('the builder has an outcome');
  const end = history.closesAt + 40 * 3_600;
  expect(partOf(history, outcome, end, undefined).spans).toEqual([]);
  const { untimed: _, ...timed } = history;
  expect(partOf(timed, outcome, end, undefined).spans).toContain(24);
});
