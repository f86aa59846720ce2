import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from '../../src/index.ts';
import { ScrollRow } from '../../src/scroll-row/index.ts';

const items = [
  { key: 'all', href: '#all', text: 'Все', count: '118' },
  { key: 'live', href: '#live', text: 'Онлайн', count: '7', isLive: true },
  { key: 'finished', href: '#finished', text: 'Завершены', count: '64' },
  { key: 'scheduled', href: '#scheduled', text: 'Впереди', count: '47' },
];
const many = ['Обзор', 'Прогнозы', 'Коэффициенты', 'Математический анализ', 'Таблица', 'Тренды'];

export default {
  component: Tabs,
  args: { label: 'Матчи', items, current: 'all' },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const Full: Story = {};
export const One: Story = { args: { items: items.slice(0, 1) } };
export const LongText: Story = {
  args: { items: many.map((text, i) => ({ key: String(i), href: `#${i}`, text })), current: '2' },
};
export const Scrolling: Story = {
  ...LongText,
  render: (args) => (
    <ScrollRow>
      <Tabs {...args} />
    </ScrollRow>
  ),
};
export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [current, choose] = useState('all');
    return <Tabs {...args} current={current} onChoose={choose} />;
  },
  play: async ({ canvasElement }) => {
    const live = within(canvasElement).getByRole('link', { name: /Онлайн/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(live).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(live).toHaveAttribute('aria-current');
  },
};
