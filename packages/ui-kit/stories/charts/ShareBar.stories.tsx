import type { Meta, StoryObj } from '@storybook/react';
import { ShareBar } from '../../src/charts/index.ts';

export default { component: ShareBar } satisfies Meta<typeof ShareBar>;
type Story = StoryObj<typeof ShareBar>;

export const Three: Story = { args: { percents: [50, 27, 23] } };
export const Two: Story = { args: { percents: [64, 36] } };
export const OneSided: Story = { args: { percents: [98, 1, 1] } };
