import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { BankChart } from '../../src/charts/index.ts';

const banks = [1010, 985, 1035, 1060, 1022, 1094, 1130];
const points = banks.map((value, index) => ({
  at: 100 + index * 100,
  value,
  expected: 1000 + index * 9,
  deviation: 18 * Math.sqrt(index + 1),
  text: `Прогноз ${index + 1}: банк ${value}`,
}));

export default {
  component: BankChart,
  args: {
    label: 'Банк: начался с 1000, сейчас 1130',
    points,
    past: [],
    resets: [],
    base: 1000,
    from: 50,
    to: 720,
    valueText: (value: number) => String(value),
    times: [
      { at: 100, text: 'мар' },
      { at: 400, text: 'апр' },
    ],
    expectedText: 'ожидалось 1054',
  },
} satisfies Meta<typeof BankChart>;
type Story = StoryObj<typeof BankChart>;

export const Full: Story = {};
export const AfterReset: Story = {
  args: {
    from: 0,
    past: [
      [
        [10, 1100],
        [40, 900],
      ],
    ],
    resets: [{ at: 50, text: 'сброс 1 марта' }],
  },
};
export const OneTip: Story = { args: { points: points.slice(0, 1) } };
export const LongText: Story = {
  args: { expectedText: 'ожидалось по ценам закрытия 1 054 единицы' },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Прогноз 6: банк 1094');
  },
};
