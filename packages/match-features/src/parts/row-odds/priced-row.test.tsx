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

test('a running match has its prices in play, with withdrawn ones as suspended', () => {
  expect(resultPrices(running)).toEqual([
    { text: '1.20', isSuspended: false },
    { text: '6.50', isSuspended: true },
    { text: '9.00', isSuspended: false },
  ]);
  expect(pricedRow(running).lists).toEqual([]);
});

test('a match without prices for the result has none', () => {
  expect(resultPrices(aMatch().build())).toEqual([]);
  expect(resultPrices(aMatch().withOdds([null, null, null, 1.9, 1.9]).build())).toEqual([]);
});

test('a suspended price is struck through and described as suspended', () => {
  const reader = { t: (key: string) => key, locale: 'en', timeZone: 'UTC', nowSeconds: 0 } as const;
  const { container } = render(<ResultPriceText text="6.50" isSuspended reader={reader} />);
  expect(screen.getByText('6.50').tagName).toBe('S');
  expect(container).toHaveTextContent('6.50, odds.suspended');
});
