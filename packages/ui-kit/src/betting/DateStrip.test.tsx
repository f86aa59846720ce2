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

test('a typed date is chosen by Enter or by leaving the field, which keeps the focus until then', () => {
  const { input, onChoose } = show();
  input.focus();
  for (const value of ['2026-01-20', '2026-11-20', '2026-11-01', '2026-11-15']) {
    fireEvent.keyDown(input, { key: '1' });
    fireEvent.change(input, { target: { value } });
  }
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.change(input, { target: { value: '2026-11-14' } });
  expect(onChoose).not.toHaveBeenCalled();
  expect(input).toHaveFocus();
  fireEvent.submit(input.form as HTMLFormElement);
  expect(onChoose.mock.calls).toEqual([['2026-11-14']]);
  fireEvent.keyDown(input, { key: '2' });
  fireEvent.change(input, { target: { value: '2026-11-12' } });
  fireEvent.blur(input);
  expect(onChoose.mock.calls).toEqual([['2026-11-14'], ['2026-11-12']]);
});

test('a picked date is chosen at once, also after typing', () => {
  const { input, onChoose } = show();
  fireEvent.keyDown(input, { key: '1' });
  fireEvent.change(input, { target: { value: '2026-11-01' } });
  fireEvent.pointerDown(input);
  fireEvent.change(input, { target: { value: '2026-11-09' } });
  fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
  fireEvent.change(input, { target: { value: '2026-11-10' } });
  expect(onChoose.mock.calls).toEqual([['2026-11-09'], ['2026-11-10']]);
});

test('without scripts the calendar is a separate form', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/Results');
  expect(form?.elements.namedItem('date')).toHaveValue('2026-11-20');
});
