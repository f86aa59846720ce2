import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, show } from '../day-fixture.ts';

const dates = () =>
  within(screen.getByRole('navigation', { name: 'Выбрать дату' })).getAllByRole('link');

test('the seven days around the shown one are links; the address of today has no day', () => {
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

test('a link to another day keeps the sort and drops tab and league', () => {
  show({ search: '?tab=live&league=1&sort=time' });
  expect(dates()[5]?.getAttribute('href')).toMatch(/^\/Results\?timestamp=\d+&sort=time$/);
});

test('a date typed into the calendar opens the page at noon of that date', async () => {
  show();
  const input = screen.getByLabelText('Выбрать дату', { selector: 'input' });
  await userEvent.clear(input);
  await userEvent.type(input, '2025-08-16');
  expect(address()).toBe('/Results');
  await userEvent.tab();
  expect(address()).toBe(`/Results?timestamp=${Date.UTC(2025, 7, 16, 9) / 1_000}`);
});
