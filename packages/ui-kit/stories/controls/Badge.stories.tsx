import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default { component: Badge } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Plain: Story = { args: { children: '4.7' } };
export const EveryTone: Story = {
  render: () => (
    <p>
      {(['plain', 'live', 'warn', 'premium'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
};
export const LongText: Story = { args: { tone: 'live', children: LONG.word } };
