import type { Meta, StoryObj } from '@storybook/react';
import { Sparkline } from '../../src/charts/index.ts';

const HOUR = 3_600;

export default {
  component: Sparkline,
  args: {
    label: 'Цена П1 с 2.34 до 2.10',
    to: 40 * HOUR,
    points: [
      [0, 2.34],
      [6 * HOUR, 2.4],
      [15 * HOUR, 2.2],
      [22 * HOUR, 2.26],
      [33 * HOUR, 2.1],
    ],
  },
} satisfies Meta<typeof Sparkline>;
type Story = StoryObj<typeof Sparkline>;

export const Fell: Story = {};
export const Unmoved: Story = { args: { label: 'Цена X 3.40', points: [[0, 3.4]] } };
/** The text beside it is the same. */
export const WithoutText: Story = { args: { label: undefined } };
export const Empty: Story = { args: { points: [] } };
