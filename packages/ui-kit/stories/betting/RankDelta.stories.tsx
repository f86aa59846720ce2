import type { Meta, StoryObj } from '@storybook/react';
import { RankDelta } from '../../src/betting/index.ts';

export default {
  component: RankDelta,
  args: { change: 2, text: '2', label: 'Вверх на 2 места с прошлого тура' },
} satisfies Meta<typeof RankDelta>;
type Story = StoryObj<typeof RankDelta>;

export const Up: Story = {};
export const Down: Story = {
  args: { change: -12, text: '12', label: 'Вниз на 12 мест с прошлого тура' },
};
export const Same: Story = { args: { change: 0, text: '0', label: 'То же место, что и до тура' } };
