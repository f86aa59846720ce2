import type { Meta, StoryObj } from '@storybook/react';
import { TipCard } from '../../src/betting/index.ts';
import { Button } from '../../src/index.ts';
import { LONG } from '../texts.ts';
import { tip } from './match-views.ts';

export default {
  component: TipCard,
  args: { tip },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof TipCard>;
type Story = StoryObj<typeof TipCard>;

export const Full: Story = {};
export const OwnAndOpen: Story = {
  args: {
    tip: {
      ...tip,
      own: 'Ваш прогноз',
      clv: undefined,
      edited: undefined,
      result: { text: 'Ждёт матча', tone: 'plain' },
    },
    children: <Button isSmall>Изменить</Button>,
  },
};
export const Lost: Story = {
  args: { tip: { ...tip, result: { text: 'Проигран −30,00', tone: 'lost' } } },
};
export const WithoutText: Story = { args: { tip: { ...tip, description: '' } } };
export const LongText: Story = {
  args: {
    tip: {
      ...tip,
      author: { ...tip.author, name: LONG.word },
      outcome: `Индивидуальный тотал «${LONG.team}» больше 1.5`,
      description: `${LONG.sentence} ${LONG.sentence}`,
    },
  },
};
