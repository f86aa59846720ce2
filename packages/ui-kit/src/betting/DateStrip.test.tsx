import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DateStrip } from './DateStrip.tsx';

const days = [17, 18, 19, 20, 21, 22, 23].map((day) => ({
  href: `/Results?day=${day}`,
  text: `${day} Nov`,
  note: 'fri',
  isCurrent: day === 20,
}));

function show(onChoose = jest.fn()) {
  const { container } = render(
    <DateStrip
      label="Dates"
      days={days}
      previous={{ href: '/before', label: 'Previous day' }}
      next={{ href: '/after', label: 'Next day' }}
      calendar={{
        label: 'Choose a date',
        submitLabel: 'Open',
        value: '2026-11-20',
        action: '/Results',
        onChoose,
      }}
    />,
  );
  const input = screen.getByLabelText('Choose a date') as HTMLInputElement;
  return { container, input, onChoose };
}

test('is a list of links with the shown day marked as current', async () => {
  const { container } = show();
  expect(screen.getByRole('link', { current: 'date' })).toHaveTextContent('20 Nov');
  expect(screen.getByRole('link', { name: 'Previous day' })).toHaveAttribute('href', '/before');
  expect((await axe(container)).violations).toEqual([]);
});

test('a date is selected only when complete: partially typed years are ignored', () => {
  const { input, onChoose } = show();
  for (const value of ['0002-11-20', '0202-11-20', ''])
    fireEvent.change(input, { target: { value } });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '2025-08-16' } });
  expect(onChoose).toHaveBeenCalledWith('2025-08-16');
});

test('without scripts the calendar is a separate form', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/Results');
  expect(form?.elements.namedItem('date')).toHaveValue('2026-11-20');
});
