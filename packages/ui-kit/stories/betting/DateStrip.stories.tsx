import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DateStrip } from '../../src/betting/index.ts';

const onChoose = fn();
const days = [17, 18, 19, 20, 21, 22, 23].map((day) => ({
  href: `#${day}`,
  text: `${day} ноя`,
  note: day === 20 ? 'сегодня' : 'пт',
  isCurrent: day === 20,
}));

export default {
  component: DateStrip,
  args: {
    label: 'Дни',
    days,
    previous: { href: '#before', label: 'Предыдущий день' },
    next: { href: '#after', label: 'Следующий день' },
    calendar: {
      label: 'Выбрать дату',
      submitLabel: 'Открыть',
      value: '2026-11-20',
      action: '#',
      onChoose,
    },
  },
} satisfies Meta<typeof DateStrip>;
type Story = StoryObj<typeof DateStrip>;

export const Full: Story = {};
export const LongText: Story = {
  args: { days: days.map((day) => ({ ...day, text: '20 сент.', note: 'сегодня' })) },
};
export const ByCalendar: Story = {
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const input = within(canvasElement).getByLabelText('Выбрать дату');
    await fireEvent.change(input, { target: { value: '2025-08-16' } });
    await expect(onChoose).toHaveBeenCalledWith('2025-08-16');
  },
};
