import type { Meta, StoryObj } from '@storybook/react';
import { MatchHeader, OddsStrip } from '../../src/betting/index.ts';
import { LONG } from '../texts.ts';
import { header } from './match-views.ts';

const items = ['1', 'X', '2'].map((title) => ({
  key: title,
  href: `#${title}`,
  title,
  current: '1.11',
  movement: { direction: 'down' as const, text: '−38,0 %' },
  ...(title === '1'
    ? { note: 'первый 1.89', tip: { href: '#tip', label: 'Прогноз: победа хозяев' } }
    : { note: 'первый 1.89, закрытие 1.79' }),
}));

export default {
  component: MatchHeader,
  subcomponents: { OddsStrip },
  args: { match: header },
} satisfies Meta<typeof MatchHeader>;
type Story = StoryObj<typeof MatchHeader>;

export const Live: Story = { args: { children: <OddsStrip label="Коэффициенты" items={items} /> } };
export const Finished: Story = {
  args: {
    match: { ...header, state: { text: 'Завершён', tone: 'plain' } },
    children: (
      <OddsStrip
        label="Коэффициенты"
        items={items.map((item, index) => ({ ...item, ...(index === 0 && { won: 'сыграл' }) }))}
      />
    ),
  },
};
export const Scheduled: Story = {
  args: {
    match: {
      ...header,
      heading: 'Ладога – Сталь',
      state: { text: 'через 3 ч', tone: 'plain' },
      score: { text: '19:30', isTime: true },
      parts: [],
      referee: undefined,
    },
  },
};
export const Postponed: Story = {
  args: { match: { ...header, state: { text: 'Перенесён', tone: 'warn' }, parts: [] } },
};
export const LongText: Story = {
  args: {
    match: {
      ...header,
      league: { ...header.league, name: LONG.league },
      home: { ...header.home, name: LONG.word },
      away: { ...header.away, name: LONG.team },
    },
    children: <OddsStrip label="Коэффициенты" items={items} />,
  },
};
