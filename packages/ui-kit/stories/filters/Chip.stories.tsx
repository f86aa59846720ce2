import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip, ChipSwitch } from '../../src/filters/index.ts';
import { LONG } from '../texts.ts';

export default {
  component: Chip,
  subcomponents: { ChipSwitch },
  args: { text: 'Падение 10 %', href: '#fall', onChoose: fn() },
} satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const Full: Story = { args: { count: '37' } };
export const Current: Story = { args: { isCurrent: true, count: '37' } };
export const Removable: Story = { args: { text: 'Кэф от 2.00', removeLabel: 'Убрать условие' } };
export const LongText: Story = { args: { text: LONG.sentence, removeLabel: 'Убрать условие' } };
export const Switches: Story = {
  render: () => (
    <>
      <ChipSwitch name="h2h" isOn onChange={fn()} count="4">
        Очные
      </ChipSwitch>{' '}
      <ChipSwitch name="season" isOn={false} onChange={fn()}>
        Этот сезон
      </ChipSwitch>{' '}
      <ChipSwitch name="league" isOn={false} onChange={fn()}>
        {LONG.league}
      </ChipSwitch>
    </>
  ),
};
export const ByKeyboard: Story = {
  args: { removeLabel: 'Убрать условие' },
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('link', { name: 'Убрать условие: Падение 10 %' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalled();
  },
};
