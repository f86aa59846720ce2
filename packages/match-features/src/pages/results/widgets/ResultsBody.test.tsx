import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResultsPage } from '@tipmark/test-kit';
import { day, rows, show } from '../day-fixture.ts';
import { NOW_SECONDS } from '../results-fixture.tsx';

test('a busy skeleton is shown while the first answer loads', () => {
  const { container } = show({ load: { status: 'loading', key: 'day' } });
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Загружаем');
  expect(screen.getByRole('navigation', { name: 'Выбрать дату' })).toBeInTheDocument();
});

test('a slow load is reported after fifteen seconds, with a button to retry', () => {
  jest.useFakeTimers();
  const { dispatched } = show({
    load: { status: 'loading', key: 'day' },
    search: '?timestamp=1795248000',
  });
  act(() => void jest.advanceTimersByTime(14_900));
  expect(screen.queryByText(/дольше обычного/)).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText(/дольше обычного/)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Повторить' }).click());
  expect(dispatched.at(-1)).toMatchObject({ request: { query: { timestamp: 1_795_248_000 } } });
  jest.useRealTimers();
});

test('a failure is shown with a button to retry', async () => {
  const error = { status: 0, code: 'network', message: '' } as never;
  const { dispatched } = show({ load: { status: 'failed', error } });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить матчи');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({ type: 'dayPage/requested', request: { query: {} } });
});

test('a failed update is reported and leaves the matches in place', () => {
  const error = { status: 503, code: 'internal', message: '' } as never;
  show({ load: { status: 'failed', error, data: day } });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось обновить матчи');
  expect(rows()).toHaveLength(3);
});

test('a running update is indicated and leaves the matches in place', () => {
  show({ load: { status: 'loading', data: day } });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Загружаем');
  expect(rows()).toHaveLength(3);
});

test('a day without matches has no list of leagues', () => {
  show({ reply: aResultsPage([]) });
  expect(screen.queryByRole('navigation', { name: 'Турниры дня' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Все турниры' })).not.toBeInTheDocument();
});

test.each([
  ['in the same year', Date.UTC(2026, 9, 15), '15\u00A0октября'],
  ['in another year', Date.UTC(2025, 4, 2), '2\u00A0мая 2025'],
])('a day without matches links to the nearest day with matches, %s', (_year, day, named) => {
  const timestamp = NOW_SECONDS - 86_400 * 40;
  const nearestMatchAt = day / 1_000 + 20 * 3_600;
  show({ reply: aResultsPage([], { timestamp, nearestMatchAt }), search: '?tab=live&sort=time' });
  expect(screen.getByText(/^Ближайший день/)).toHaveAttribute(
    'href',
    `/Results?timestamp=${day / 1_000 + 9 * 3_600}&sort=time`,
  );
  expect(screen.getByText(/^Ближайший день/).textContent).toBe(`Ближайший день: ${named}`);
  expect(screen.queryByText('Матчи сегодня')).not.toBeInTheDocument();
});

test('the link to the nearest day says today when it is today', () => {
  const timestamp = NOW_SECONDS - 86_400 * 3;
  show({ reply: aResultsPage([], { timestamp, nearestMatchAt: NOW_SECONDS - 3_600 }) });
  expect(screen.getByRole('link', { name: 'Матчи сегодня' })).toHaveAttribute('href', '/Results');
});

test('a day without matches links to today when no nearest day is known', () => {
  show({ reply: aResultsPage([], { timestamp: NOW_SECONDS - 86_400 * 40 }) });
  expect(screen.getByText('На эту дату матчей нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Матчи сегодня' })).toHaveAttribute('href', '/Results');
});
