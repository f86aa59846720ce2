import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, Switch } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: Switch,
  subcomponents: { Checkbox },
  args: { name: 'odds', isOn: true, onChange: fn(), children: 'Коэффициенты' },
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const On: Story = {};
export const Off: Story = { args: { isOn: false } };
export const AsCheckbox: Story = { render: (args) => <Checkbox {...args} /> };
export const LongText: Story = { args: { children: LONG.sentence } };
export const ByKeyboard: Story = {
  args: { isOn: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
