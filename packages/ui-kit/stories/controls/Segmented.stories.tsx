import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented } from '../../src/index.ts';
import { LONG } from '../texts.ts';

const items = [
  { key: 'all', text: 'Все', href: '#all' },
  { key: 'home', text: 'Дома', href: '#home' },
  { key: 'away', text: 'В гостях', href: '#away' },
];

export default {
  component: Segmented,
  args: { label: 'Где играли', items, current: 'all' },
} satisfies Meta<typeof Segmented>;
type Story = StoryObj<typeof Segmented>;

export const Full: Story = {};
export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, text: `${item.text}: ${LONG.word}` })) },
};
export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [current, choose] = useState('all');
    return <Segmented {...args} current={current} onChoose={choose} />;
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Дома' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveAttribute('aria-current');
  },
};
