import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OddsSheet, type OddsSheetProps } from './OddsSheet.tsx';
import type { OutcomePricesView } from './outcome-prices-view.ts';

const home: OutcomePricesView = {
  key: '1x2.1',
  title: 'Home',
  current: '2.10',
  movement: { direction: 'down', text: '−10.5%' },
  first: '2.34',
  best: { odds: '2.15', bookmaker: 'Rivalto' },
  points: [
    [0, 2.34],
    [50, 2.1],
  ],
  tip: { href: '/m/1?tip=1x2.1', label: 'Tip Home at 2.10' },
};

const show = (known: Partial<OddsSheetProps> = {}) =>
  render(
    <OddsSheet
      anchor={document.body}
      title="Zenit – Spartak"
      note="Match result"
      closeLabel="Close"
      onClose={() => {}}
      outcomes={[home]}
      countOfOutcomes={3}
      until={100}
      words={{
        first: 'First',
        best: 'Best',
        closing: 'Closing',
        suspended: 'suspended',
        empty: 'No odds yet',
        loading: 'Loading',
      }}
      history={{ href: '/m/1?tab=odds', text: 'All odds' }}
      {...known}
    />,
  ).container;
const row = () => screen.getByRole('listitem');

test('says of an outcome its first, current and best price, and whose that is', () => {
  show();
  expect(row()).toHaveTextContent('Home−10.5%2.10First2.34Best2.15 Rivalto');
  expect(within(row()).getByText('2.15')).toHaveClass('best');
  expect(within(row()).getByText('2.10')).not.toHaveClass('off');
  expect(within(row()).queryByText('Closing')).not.toBeInTheDocument();
});

test('a closing price is there once there is one', () => {
  show({ outcomes: [{ ...home, closing: '2.05' }] });
  expect(row()).toHaveTextContent('Closing2.05');
});

test('leads to a tip where one is taken, and to the whole history', () => {
  show();
  expect(screen.getByRole('link', { name: 'Tip Home at 2.10' })).toHaveAttribute(
    'href',
    '/m/1?tip=1x2.1',
  );
  expect(screen.getByRole('link', { name: 'All odds' })).toHaveAttribute('href', '/m/1?tab=odds');
});

test('a price that is not taken now is struck through and says so', () => {
  show({ outcomes: [{ ...home, isSuspended: true, tip: undefined }] });
  const price = within(row()).getByText('2.10');
  expect(price).toHaveClass('off');
  expect(price).toHaveTextContent('2.10, suspended');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('while the prices are on their way there are as many bones, and that they are', () => {
  const container = show({ outcomes: undefined });
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Loading');
});

test('before the first price it says that there is none', () => {
  const container = show({ outcomes: [] });
  expect(screen.getByText('No odds yet')).toBeInTheDocument();
  expect(container.querySelector('li')).toBeNull();
});

test('a failure is told, can be retried and leaves known prices', async () => {
  const onRetry = jest.fn();
  const failure = { title: 'Lost', text: 'No connection', retryLabel: 'Again', onRetry };
  show({ failure });
  expect(screen.getByRole('alert')).toHaveTextContent('Lost');
  expect(row()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('a failure before the first answer leaves no bones', () => {
  const failure = { title: 'Lost', text: '', retryLabel: 'Again', onRetry: () => {} };
  const container = show({ failure, outcomes: undefined });
  expect(container.querySelector('li')).toBeNull();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});
