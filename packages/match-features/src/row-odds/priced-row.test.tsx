import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { aMatch } from '@tipmark/test-kit';
import { pricedRow, resultPrices } from './priced-row.ts';
import { ResultPriceText } from './ResultPriceText.tsx';

const running = aMatch()
  .live('2H:67')
  .withOdds([1.2, null, 9, 2, 1.9])
  .withTakenBack([null, 6.5, null, null, null])
  .build();

test('prices of a running match are those of the play, with what was taken back', () => {
  expect(resultPrices(running)).toEqual([
    { text: '1.20', isSuspended: false },
    { text: '6.50', isSuspended: true },
    { text: '9.00', isSuspended: false },
  ]);
  expect(pricedRow(running).lists).toEqual([]);
});

test('nobody quotes it: there are none', () => {
  expect(resultPrices(aMatch().build())).toEqual([]);
  expect(resultPrices(aMatch().withOdds([null, null, null, 1.9, 1.9]).build())).toEqual([]);
});

test('a price taken back is struck through and said to be', () => {
  const reader = { t: (key: string) => key, locale: 'en', timeZone: 'UTC', nowSeconds: 0 } as const;
  const { container } = render(<ResultPriceText text="6.50" isSuspended reader={reader} />);
  expect(screen.getByText('6.50').tagName).toBe('S');
  expect(container).toHaveTextContent('6.50, odds.suspended');
});
