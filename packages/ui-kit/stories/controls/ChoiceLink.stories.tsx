import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceLink } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: ChoiceLink,
  args: { href: '#other', isCurrent: false, children: 'Тотал' },
} satisfies Meta<typeof ChoiceLink>;
type Story = StoryObj<typeof ChoiceLink>;

export const Other: Story = {};
export const Current: Story = { args: { isCurrent: true } };
export const LongText: Story = { args: { children: LONG.league } };
export const ByKeyboard: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};
