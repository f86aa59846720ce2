import type { Meta, StoryObj } from '@storybook/react';
import { Card, EmptyState } from '../../src/index.ts';
import { LONG } from '../texts.ts';

export default { component: Card } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Full: Story = { args: { title: 'Последние матчи', children: <p>Содержимое</p> } };
export const Flush: Story = { args: { isFlush: true, children: <p>От края до края</p> } };
export const Empty: Story = {
  args: { title: 'Прогнозы', children: <EmptyState text="Прогнозов пока нет." /> },
};
export const LongText: Story = { args: { title: LONG.league, children: <p>{LONG.sentence}</p> } };
