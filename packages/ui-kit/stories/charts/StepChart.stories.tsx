import type { Meta, StoryObj } from '@storybook/react';
import { StepChart } from '../../src/charts/index.ts';

export default {
  component: StepChart,
  args: {
    label: 'Победа хозяев: первый 1.89, закрытие 1.79, сейчас 1.11',
    points: [
      [0, 1.89],
      [300, 1.84],
      [500, 1.79],
      [800, 1.11],
    ],
    to: 1000,
    valueText: (value: number) => value.toFixed(2),
    pointText: (at: number, value: number | null) => `15.11.2026, 12:${at} · ${value ?? '–'}`,
    times: [
      { at: 0, text: '15 ноя' },
      { at: 250, text: '16 ноя' },
      { at: 500, text: '17 ноя' },
    ],
    start: { at: 700, text: 'начало 19:30' },
    first: { at: 0, value: 1.89, text: 'первый 1.89' },
    closing: { at: 699, value: 1.79, text: 'закрытие 1.79' },
    last: { at: 1000, value: 1.11, text: 'сейчас 1.11' },
  },
} satisfies Meta<typeof StepChart>;
type Story = StoryObj<typeof StepChart>;

export const Full: Story = {};
/** A band from the lowest to the best price, a suspension, and events. */
export const WithBand: Story = {
  args: {
    points: [
      [0, 1.89],
      [300, 1.84],
      [500, 1.79],
      [700, 1.7],
      [780, null],
      [800, 1.11],
    ],
    band: [
      [0, 1.82, 1.95],
      [300, 1.8, 1.9],
      [500, 1.76, 1.88],
    ],
    moments: [
      { at: 780, sign: 'dot', text: "23' гол хозяев" },
      { at: 900, sign: 'card', text: "67' удаление у гостей" },
    ],
    legend: {
      line: 'линия',
      best: 'лучшая цена',
      band: 'от низшей до лучшей цены',
      dot: 'гол',
      card: 'удаление',
    },
  },
};
export const OnePrice: Story = {
  args: {
    points: [[0, 1.89]],
    start: undefined,
    closing: undefined,
    last: { at: 1000, value: 1.89, text: 'сейчас 1.89' },
  },
};
export const LongText: Story = {
  args: {
    first: { at: 0, value: 1.89, text: 'первый коэффициент 1.89' },
    last: { at: 1000, value: 1.11, text: 'последний коэффициент 101.00' },
  },
};
