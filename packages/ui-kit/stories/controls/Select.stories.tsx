import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: Select,
  args: {
    label: 'Оформление',
    name: 'theme',
    options: [
      { value: 'light', text: 'Светлое' },
      { value: 'dark', text: 'Тёмное' },
    ],
    value: 'light',
    onChoose: fn(),
  },
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

export const Full: Story = {};
export const Named: Story = { args: { isNamed: true } };
export const LongText: Story = {
  args: { label: 'Лига', options: [{ value: 'light', text: LONG.league }] },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Оформление' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'dark');
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
  },
};
