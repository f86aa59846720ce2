import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, show } from '../day-fixture.ts';

const dates = () =>
  within(screen.getByRole('navigation', { name: 'Выбрать дату' })).getAllByRole('link');

test('seven days round the shown one, each with one address; today has none of a day', () => {
  show();
  expect(dates().map((link) => link.textContent)).toEqual([
    '',
    '18\u00A0нояср',
    '19\u00A0ноячт',
    '20\u00A0нояпт',
    '21\u00A0ноясегодня',
    '22\u00A0ноявс',
    '23\u00A0нояпн',
    '24\u00A0ноявт',
    '',
  ]);
  expect(dates()[4]).toHaveAttribute('aria-current', 'date');
  expect(dates()[4]).toHaveAttribute('href', '/Results');
  expect(dates()[3]).toHaveAttribute(
    'href',
    `/Results?timestamp=${Date.UTC(2026, 10, 20, 9) / 1_000}`,
  );
});

test('another day keeps the sort and forgets tab and league', () => {
  show({ search: '?tab=live&league=1&sort=time' });
  expect(dates()[5]?.getAttribute('href')).toMatch(/^\/Results\?timestamp=\d+&sort=time$/);
});

test('the calendar leads to the noon of the chosen date', async () => {
  show();
  const input = screen.getByLabelText('Выбрать дату', { selector: 'input' });
  await userEvent.clear(input);
  await userEvent.type(input, '2025-08-16');
  expect(address()).toBe(`/Results?timestamp=${Date.UTC(2025, 7, 16, 9) / 1_000}`);
});
