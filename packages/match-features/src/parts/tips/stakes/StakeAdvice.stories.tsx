import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { dark, LONG, onStage, readerOf } from '../../../testing/stage.tsx';
import { StakeSlot } from './StakeSlot.tsx';

const outcomes = (odds: readonly (number | undefined)[], shares: readonly (number | undefined)[]) =>
  ['1x2.1', '1x2.x', '1x2.2'].map((oddType, index) => ({
    oddType,
    name: ['П1', 'Х', 'П2'][index] ?? '',
    probability: shares[index],
    odds: odds[index],
  }));
const shares = [0.45, 0.3, 0.25];

/** What a bet would take of the bank: usually nothing. */
export default {
  component: StakeSlot,
  title: 'tips/StakeAdvice',
  args: {
    outcomes: outcomes([2.1, 3.1, 3.7], shares),
    oddType: '1x2.1',
    reader: readerOf(),
  },
  decorators: [onStage({ served: ['responsiblePlay'] })],
} satisfies Meta<typeof StakeSlot>;
type Story = StoryObj<typeof StakeSlot>;

const GOOD = { outcomes: outcomes([1.9, 3.1, 4.3], shares), oddType: '1x2.2' };

export const None: Story = {};
export const Full: Story = { args: GOOD };
export const WithBank: Story = {
  args: GOOD,
  async play({ canvasElement }) {
    const bank = await within(canvasElement).findByRole('textbox', { name: 'Банк' });
    await userEvent.type(bank, '40 000');
  },
};
export const TooGood: Story = { args: { ...GOOD, outcomes: outcomes([1.9, 3.1, 4.9], shares) } };
export const WithoutMargin: Story = { args: { outcomes: outcomes([2.6, 3.9, 4.6], shares) } };
export const Unknown: Story = {
  args: { outcomes: outcomes([2.1, 3.1, undefined], [undefined, undefined, undefined]) },
};
export const Long: Story = {
  args: {
    ...GOOD,
    outcomes: GOOD.outcomes.map((outcome) => ({ ...outcome, name: LONG.league })),
  },
};
export const Folded: Story = { args: { isFolded: true } };
export const English: Story = {
  args: { ...GOOD, reader: readerOf('en') },
  parameters: { stage: { locale: 'en', served: ['responsiblePlay'] } },
};
export const Dark: Story = { ...dark };
