import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OddsSheet, type OddsSheetProps } from './OddsSheet.tsx';
import { homePrices, oddsSheet } from './odds-sheet-fixture.ts';

const show = (known: Partial<OddsSheetProps> = {}) =>
  render(
    <OddsSheet
      anchor={document.body}
      {...oddsSheet}
      outcomes={[homePrices]}
      onClose={() => {}}
      {...known}
    />,
  ).container;
const row = () => screen.getByRole('listitem');

test('shows the first, current and best price of an outcome, and the bookmaker of the best', () => {
  show();
  expect(row()).toHaveTextContent('П1−10,5 %2.10Первый2.34Лучший2.15 Rivalto');
  expect(within(row()).getByText('2.15')).toHaveClass('best');
  expect(within(row()).getByText('2.10')).not.toHaveClass('off');
  expect(within(row()).queryByText('Закрытие')).not.toBeInTheDocument();
});

test('a closing price is shown once there is one', () => {
  show({ outcomes: [{ ...homePrices, closing: '2.05' }] });
  expect(row()).toHaveTextContent('Закрытие2.05');
});

test('links to a tip and to the whole history', () => {
  show();
  expect(screen.getByRole('link', { name: 'Прогноз: П1 по 2.10' })).toHaveAttribute(
    'href',
    '#tip-1',
  );
  expect(screen.getByRole('link', { name: 'Вся история' })).toHaveAttribute('href', '#odds');
});

test('a suspended price is struck through and marked as suspended', () => {
  show({ outcomes: [{ ...homePrices, isSuspended: true, tip: undefined }] });
  const price = within(row()).getByText('2.10');
  expect(price).toHaveClass('off');
  expect(price).toHaveTextContent('2.10, приём остановлен');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('while the prices load, there is a placeholder for each and a note', () => {
  const container = show({ outcomes: undefined });
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Загружаем');
});

test('before the first price it says that there are none', () => {
  const container = show({ outcomes: [] });
  expect(screen.getByText('Коэффициенты ещё не открыты')).toBeInTheDocument();
  expect(container.querySelector('li')).toBeNull();
});

test('a failure is shown, can be retried and keeps known prices', async () => {
  const onRetry = jest.fn();
  const failure = { title: 'Lost', text: 'No connection', retryLabel: 'Again', onRetry };
  show({ failure });
  expect(screen.getByRole('alert')).toHaveTextContent('Lost');
  expect(row()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('a failure before the first answer leaves no placeholders', () => {
  const failure = { title: 'Lost', text: '', retryLabel: 'Again', onRetry: () => {} };
  const container = show({ failure, outcomes: undefined });
  expect(container.querySelector('li')).toBeNull();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});
